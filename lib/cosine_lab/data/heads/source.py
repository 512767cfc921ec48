"""How an output layer was read out of its file, and what a reader is told of it."""

from dataclasses import dataclass

from cosine_lab.escape import quoted
from cosine_lab.refusals import Word, some

_LISTED = 8


@dataclass(frozen=True)
class Source:
    """How a layer was read out of its file.

    Attributes
    ----------
    array : str or Word
        What W is called there.
    across : bool
        Whether each column of it is a label, and not each row.
    turnable : bool
        Whether nothing else in the file, no names, biases or embeddings, says which way round.
    sure : bool
        Whether the array's name says so.
    named : bool
        Whether the labels have names of the file's.
    other : tuple of str or None
        Names that the labels have if it is turned.
    offered : tuple of str
        Arrays that might be W instead, and W.
    unread : tuple of str
        Arrays that were not used.
    counted : bool
        Whether a first line of text that counts 0, 1, 2 … was read as numbers.
    strange : tuple of str
        Arrays of types that are not read, and these.
    bias : str
        The array of biases.
    scale : str
        The array of scales that the numbers were multiplied by.
    unscaled : bool
        Whether they are whole numbers of 8 bits without any.
    input : bool
        Whether W is called embeddings of the model's inputs.
    """

    array: str | Word
    across: bool = False
    turnable: bool = False
    sure: bool = False
    named: bool = True
    other: tuple[str, ...] | None = None
    offered: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    counted: bool = False
    strange: tuple[str, ...] = ()
    bias: str = ""
    scale: str = ""
    unscaled: bool = False
    input: bool = False

    def notes(self, n: int, d: int) -> tuple[Word, ...]:
        """What to say of a layer of n labels in d dimensions."""
        array = quoted(self.array) if isinstance(self.array, str) else self.array
        key = "columns" if self.across else "rows"
        words = [Word(f"heads.by-{key}", {"array": array, "n": n, "d": d})]
        flags = {"unsure": self.turnable and not self.sure, "numbered": not self.named, "counted": self.counted}
        flags |= {"unscaled": self.unscaled, "input": self.input}
        words += [Word(f"heads.{key}") for key, holds in flags.items() if holds]
        if self.bias:
            words.append(Word("heads.biased", {"bias": quoted(self.bias)}))
        if self.scale:
            words.append(Word("heads.scaled", {"array": array, "scale": quoted(self.scale)}))
        if self.unread:
            words.append(Word("heads.unread", {"names": some([*map(quoted, self.unread)], _LISTED)}))
        if self.strange:
            words.append(Word("heads.strange", {"names": some(self.strange, _LISTED)}))
        return tuple(words)
