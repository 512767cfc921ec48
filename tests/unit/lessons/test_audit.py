"""The audit against known heads, its certificates against programs that share no code with it."""

import csv
import json
import re
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

from cosine_lab import prose
from cosine_lab.commands import audit as command
from cosine_lab.data.heads.head import Head
from cosine_lab.data.heads.reading import parse
from cosine_lab.data.heads.samples import SAMPLES, sample
from cosine_lab.data.heads.saving import translated
from cosine_lab.lessons.audit.model import Findings, Ground, all_cosines, audited, findings
from cosine_lab.lessons.audit.model.pairs import check, measures, plane, shift, usable
from cosine_lab.lessons.audit.model.producing import ask
from cosine_lab.lessons.audit.model.whole import of_layer
from cosine_lab.lessons.audit.sentences.report import numbers, report
from cosine_lab.lessons.audit.sentences.saved import saved
from cosine_lab.lessons.audit.sentences.whole import parts
from cosine_lab.lessons.audit.surface import NEVER
from cosine_lab.refusals import Refused
from tests.makers.digit_models import digit_model
from tests.refused_heads import REFUSED

TEXT = prose.text("audit")


def layer(W: np.ndarray, bias: np.ndarray | None = None, X: np.ndarray | None = None) -> Head:
    return Head("m", tuple(map(str, range(len(W)))), W, bias, X)


def drawn(n: int, d: int, seed: int, scale: float = 1.0) -> Head:
    rng = np.random.default_rng([n, d, seed])
    bias = rng.standard_normal(n) if seed % 2 else None
    return layer(scale * rng.standard_normal((n, d)), bias, rng.standard_normal((20, d)))


@settings(max_examples=80)
@given(st.integers(2, 30), st.integers(2, 12), st.integers(0, 999), st.floats(-1, 1), st.sampled_from([1e-3, 1.0, 1e3]))
def test_the_downloaded_layer_has_the_cosine_and_the_probabilities(
    n: int, d: int, seed: int, cosine: float, scale: float
) -> None:
    head = drawn(n, d, seed, scale)
    ground = Ground(head, sigmoid=False)
    by = shift(ground, (0, 1), cosine)
    again = parse("w.npz", translated(head, by))
    a, b = np.asarray(again.W[0]), np.asarray(again.W[1])
    assert a @ b / np.sqrt(a @ a * (b @ b)) == pytest.approx(cosine, abs=1e-9)
    X = np.asarray(head.embeddings)
    P, Q = (probabilities(each, X) for each in (head, again))
    size = 1 + float(np.abs(X @ by).max())
    assert np.abs(P - Q).max() <= 1e-12 * size
    assert check(ground, (0, 1), by).max_dp <= 1e-12 * size


def probabilities(head: Head, X: np.ndarray) -> np.ndarray:
    return softmax(X @ np.asarray(head.W).T + (0 if head.bias is None else head.bias))


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_every_verdict_has_a_certificate_that_others_can_check(seed: int, *, biased: bool) -> None:
    rng = np.random.default_rng(seed)
    W = rng.standard_normal((40, 3))
    b = rng.standard_normal(40) if biased else None
    won = audited(Ground(layer(W, b), sigmoid=False), (0, 1)).layer.winning
    assert won is not None
    assert "no" in won.verdict.status
    why = {each.label: each for each in won.never}
    for k, word in enumerate(won.verdict.status):
        assert (word == "yes") is wins(W, b, k)
        if word == "yes":
            logits = W @ won.verdict.points[k] + (0 if b is None else b)
            assert logits.argmax() == k
        else:
            mixture = why[k].mixture or {}
            assert sum(map(Fraction, mixture.values())) == pytest.approx(1, abs=1e-12)
            assert min(mixture.values()) > 0
            mixed = sum(weight * W[i] for i, weight in mixture.items())
            assert np.abs(mixed - W[k]).max() < 1e-9
            if b is not None:
                assert sum(weight * b[i] for i, weight in mixture.items()) >= b[k] - 1e-9


def wins(W: np.ndarray, b: np.ndarray | None, k: int) -> bool:
    """By a linear programme: the greatest margin over embeddings in a box."""
    rest = np.delete(np.arange(len(W)), k)
    rises = np.zeros(len(rest)) if b is None else b[k] - b[rest]
    A = np.c_[W[rest] - W[k], np.ones(len(rest))]
    bounds = [(-1e4, 1e4)] * W.shape[1] + [(None, 1.0)]
    found = linprog(np.r_[np.zeros(W.shape[1]), -1.0], A_ub=A, b_ub=rises, bounds=bounds)
    return bool(-found.fun > 1e-7)


def test_wine_has_six_rankings_and_three_ties() -> None:
    found = audited(Ground(sample("wine"), sigmoid=False), (0, 1))
    assert found.layer.producing.listed is not None
    assert len(found.layer.producing.listed.rows) == found.layer.producing.most == 6
    assert found.layer.producing.ties == ((0, 1), (0, 2), (1, 2))
    white = next(each for each in found.pair.measures if each.key == "whitened")
    assert white.constant
    assert white.value == pytest.approx(-0.5)


@cache
def of_sample(slug: str, *, sigmoid: bool) -> Findings:
    """The audit of a sample, which takes some of them seconds."""
    return audited(Ground(sample(slug), sigmoid), (0, 1))


def test_digits_in_five_dimensions_have_128288_rankings_and_43_ties() -> None:
    found = of_sample("digits", sigmoid=False).layer.producing
    assert found.listed is not None
    assert found.ties is not None
    assert (len(found.listed.rows), len(found.ties)) == (128_288, 43)


def test_what_there_is_to_try_asks_for_a_ranking_that_no_input_gets() -> None:
    ground = Ground(sample(NEVER["source"]), sigmoid=False)
    places = tuple(ground.head.labels.index(each) for each in NEVER["ask"].split(", "))
    assert ask(ground, places).ok is False


def test_digits_in_three_principal_components_never_predict_a_five() -> None:
    model = digit_model("pca", 3, intercept=False)
    head = layer(model.unembeddings, None, model.embeddings)
    found = audited(Ground(head, sigmoid=False), (0, 1))
    assert found.layer.winning is not None
    assert [each.label for each in found.layer.winning.never] == [5]
    assert found.layer.winning.never[0].off < 1e-12
    said = [line for part in parts(found, TEXT) for line in part.lines]
    assert any(re.search(r"1 can never win.*: 5\.", line) for line in said)
    assert ask(found.ground, (5,)).ok is False
    assert ask(found.ground, (3,)).ok is True


def test_a_translation_of_a_sigmoid_is_said_to_be_another_model() -> None:
    ground = Ground(sample("wine"), sigmoid=True)
    found = audited(ground, (0, 1))
    assert max(each.changed for each in found.pair.checks.values()) > 0
    assert found.layer.winning is None
    assert found.layer.gauge is None
    line = parts(found, TEXT)[1].lines[0]
    assert "here they change the model" in line
    assert ask(ground, (0, 1, 2)).ok is False  # the rows sum to zero


@pytest.mark.parametrize("slug", SAMPLES)
def test_every_sample_has_a_report_of_computed_numbers(slug: str) -> None:
    for sigmoid in (False, True):
        found = of_sample(slug, sigmoid=sigmoid)
        page = report(found, TEXT)
        assert page.startswith("<!doctype html>")
        assert "<script" not in page
        assert found.ground.head.digest in page
        told = json.loads(numbers(found))
        assert told["labels"] == len(found.ground.head.labels)
        assert told["sha256"] == found.ground.head.digest


def test_a_plane_of_two_rows_keeps_their_lengths_and_angle() -> None:
    for head in (drawn(5, 7, 1), drawn(3, 1, 2), layer(np.array([[1.0, 2, 3], [2, 4, 6]]))):
        rows, axes = plane(Ground(head, sigmoid=False), (0, 1))
        assert np.allclose(rows @ axes, head.rows(0, 1))
        assert np.allclose(rows @ rows.T, head.rows(0, 1) @ head.rows(0, 1).T)


def test_what_a_pair_cannot_have_is_refused() -> None:
    line = Ground(layer(np.array([[1.0], [2.0]])), sigmoid=False)
    for ground, cosine, key in (
        (line, 0.5, "audit.line"),
        (Ground(layer(np.ones((2, 3))), sigmoid=False), 0.5, "audit.same-rows"),
    ):
        with pytest.raises(Refused) as refused:
            shift(ground, (0, 1), cosine)
        assert refused.value.key == key
    assert check(line, (0, 1), shift(line, (0, 1), -1.0)).after == pytest.approx(-1)
    same = Ground(layer(np.array([[1.0, 2], [1, 2], [3, 4]])), sigmoid=False)
    assert same.first_pair == (0, 2)
    pair, refused_for = usable(same, (0, 1))
    assert (pair, [why.key for why in refused_for]) == ((0, 2), ["audit.same-rows"])
    assert usable(same, (2, 1)) == ((2, 1), ())


def test_safe_numbers_are_the_same_after_every_move() -> None:
    head = drawn(9, 4, 0)
    rng = np.random.default_rng(3)
    A, v = rng.standard_normal((4, 4)), rng.standard_normal(4)
    X = np.asarray(head.embeddings)
    other = layer((np.asarray(head.W) + v) @ A, None, X @ np.linalg.inv(A).T)
    kept: dict[str, list[bool]] = {}
    for before, after in zip(
        measures(Ground(head, sigmoid=False), (0, 1)), measures(Ground(other, sigmoid=False), (0, 1)), strict=True
    ):
        same = before.value == pytest.approx(after.value, abs=1e-9)
        kept.setdefault(before.kept, []).append(same)
    assert all(kept["all"])
    assert not any(kept["none"] + kept["translation"])


@pytest.mark.parametrize("sigmoid", [False, True])
def test_the_correlation_is_that_of_the_logits_it_names(*, sigmoid: bool) -> None:
    head = drawn(9, 4, 0)
    W = np.asarray(head.W) - (0 if sigmoid else np.asarray(head.W).mean(axis=0))
    last = measures(Ground(head, sigmoid), (0, 1))[-1]
    expected = np.corrcoef(W[:2] @ np.asarray(head.embeddings).T)[0, 1]
    assert last.value == pytest.approx(expected, abs=1e-9)
    assert ("centred" in TEXT(f"measure-{last.key}")) is not sigmoid


def test_the_command_writes_a_report_or_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "m.npz", tmp_path / "r.html"
    np.savez(file, W=sample("wine").W, labels=np.array(["a", "b", "<b>c</b>"]))
    wanted = [str(file), "--out", str(out), "--json", str(tmp_path / "n.json"), "--pair", "b", "a"]
    assert command.main(wanted) == 0
    assert "cos(b, a)" in out.read_text(encoding="utf-8")
    assert json.loads((tmp_path / "n.json").read_text(encoding="utf-8"))["pair"] == ["b", "a"]
    assert "<b>" not in out.read_text(encoding="utf-8")
    capsys.readouterr()
    for wrong, code in (
        ([str(file), "--out", str(tmp_path)], 1),
        ([str(file), "--out", str(tmp_path / "no" / "r.html")], 1),
        ([str(file), "--out", str(out), "--json", str(tmp_path)], 1),
        ([str(file), "--out", str(out), "--pair", "a", "a"], 1),
        ([str(file), "--out", str(out), "--pair", "a", "z"], 1),
        ([str(tmp_path / "none.npz"), "--out", str(out)], 1),
        ([str(tmp_path), "--out", str(out)], 1),
        ([str(file), "--fail-on", "never-wins,loses"], 2),
        ([str(file), "--out", str(out), "--json", str(tmp_path / "x" / ".." / "r.html")], 2),
        ([str(file), "--json", str(file)], 2),
        ([str(file), "--out", str(out), "--head", "relu"], 2),
        ([str(file), "--out", str(out), "--what"], 2),
    ):
        assert ended(wrong) == code, wrong
        told = capsys.readouterr().err
        assert told.count("\n") == 1, told
    for key, (name, content) in REFUSED.items():
        if key == "heads.many-embeddings":  # of one's own file as many as there is memory for
            continue
        (tmp_path / name).write_bytes(content)
        assert ended([str(tmp_path / name), "--out", str(out)]) == 1, key
        told = capsys.readouterr().err
        assert told.startswith(f"{name} was not used: "), key
        assert told.count("\n") == 1, told


def test_the_command_fails_on_what_it_is_told_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    corners = np.array([[2.0, 0], [0, 2], [-2, -2]])
    np.savez(tmp_path / "m.npz", weight=np.vstack([corners, [0.5, 0.5], corners[:1]]))
    file, out = str(tmp_path / "m.npz"), tmp_path / "n.json"
    for ways, code, told in (
        ([], 0, []),
        (["--fail-on", "undecided"], 0, []),
        (["--fail-on", "never-wins"], 3, ["never-wins: 1"]),
        (["--fail-on", "never-wins,ties,undecided"], 3, ["never-wins: 1", "ties: 2"]),
        (["--fail-on", "never-wins", "--head", "sigmoid"], 0, []),
    ):
        assert ended([file, *ways]) == code, ways
        said = capsys.readouterr()
        assert said.out.startswith("labels 5 · dimensions 2 · rank 2"), said.out
        named = [line for line in said.err.splitlines() if re.match(r"[a-z-]+: ", line)]
        assert [" ".join(line.split()[:2]) for line in named] == told, said.err
    assert ended([file, "--fail-on", "ties"]) == 3
    assert "ties: 2 reach the top only in a tie: 0 and 4. " in capsys.readouterr().err
    summary = {"labels": 5, "dimensions": 2, "rank": 2}
    found = {"win": 2, "never_wins": 1, "ties": 2, "undecided": 0}
    for more, shown in (([], 0), (["--embeddings"], 2)):
        assert ended([file, "--json", str(out), *more]) == 0
        numbers = json.loads(out.read_text(encoding="utf-8"))
        assert numbers["summary"] == summary | found
        assert sum("embedding" in each for each in numbers["winners"]) == shown


def test_many_labels_are_counted_where_they_are_not_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    corners = np.array([[2.0, 0], [0, 2], [-2, -2]])
    np.savez(tmp_path / "m.npz", weight=np.vstack([corners, np.linspace(0.01, 0.3, 100)[:, None] * [1, 0.5]]))
    assert ended([str(tmp_path / "m.npz"), "--fail-on", "never-wins"]) == 3
    (line,) = [each for each in capsys.readouterr().err.splitlines() if each.startswith("never-wins: 100 ")]
    assert line.endswith(": 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 and 88 more.")


def ended(words: list[str]) -> int:
    """The exit code of the command."""
    try:
        return command.main(words)
    except SystemExit as end:
        return int(str(end.code))


@pytest.mark.parametrize("sigmoid", [False, True])
def test_a_large_layer_is_checked_by_part_at_once_and_whole_for_the_report(*, sigmoid: bool) -> None:
    W = np.random.default_rng(5).standard_normal((6_000, 400)).astype(np.float32)
    ground = Ground(layer(W, np.arange(6_000) / 3_000), sigmoid)
    by = shift(ground, (7, 4_321), -0.5)
    quick, whole = (check(ground, (7, 4_321), by, whole=each) for each in (False, True))
    assert whole.rows == 6_000 > quick.rows
    X, b = ground.points, ground.head.bias
    p, q = (W.astype(np.float64) @ X.T, (W.astype(np.float64) + by) @ X.T)
    P, Q = (1 / (1 + np.exp(-(each.T + b))) for each in (p, q)) if sigmoid else (softmax(each.T + b) for each in (p, q))
    assert whole.max_dp == pytest.approx(np.abs(P - Q).max(), abs=1e-12)
    assert quick.max_dp == pytest.approx(whole.max_dp, abs=1e-12)
    assert quick.changed == whole.changed
    assert quick.changed == len(X) if sigmoid else not quick.changed
    assert quick.after == pytest.approx(-0.5, abs=1e-9)


def softmax(logits: np.ndarray) -> np.ndarray:
    weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def test_all_cosines_are_seen_before_and_after() -> None:
    ground = Ground(sample("wine"), sigmoid=False)
    found, moved = all_cosines(ground, (0, 1), np.zeros(3))
    W = np.asarray(ground.head.W)
    assert not moved
    assert found.cosine == pytest.approx(-1)
    assert found.drawn == (0, 1, 2)
    by = shift(ground, (0, 1), -1.0)
    for table, rows in ((found.before, W), (found.after, W + by)):
        units = rows / np.linalg.norm(rows, axis=1, keepdims=True)
        assert np.allclose(table, units @ units.T)
    assert [counts.sum() for counts in found.counts] == [3, 3]
    mine, moved = all_cosines(ground, (0, 1), np.ones(3))
    assert moved
    assert np.allclose(mine.before, found.before)
    assert not np.allclose(mine.after, found.after)


def test_of_many_labels_some_are_seen_and_the_pair_among_them() -> None:
    ground = Ground(sample("glove"), sigmoid=False)
    found, _ = all_cosines(ground, (1_001, 2_002), np.zeros(50))
    assert len(found.drawn) <= 40
    assert {1_001, 2_002} < set(found.drawn)
    assert found.counted <= 250
    assert found.counts[0].sum() == found.counted * (found.counted - 1) // 2
    page = report(findings(ground, (0, 1), np.ones(50), of_layer(ground)), TEXT)
    assert page.count("<svg") == 4
    shares = re.search(r"spread evenly, the pair among them", page)
    assert shares


@pytest.mark.parametrize("biased", [False, True])
@pytest.mark.parametrize("sigmoid", [False, True])
def test_a_no_comes_with_logits_that_balance(*, biased: bool, sigmoid: bool) -> None:
    rng = np.random.default_rng(11)
    W = rng.integers(-4, 5, (7, 2)).astype(float)
    b = rng.integers(-3, 4, 7).astype(float) if biased else None
    ground = Ground(layer(W, b), sigmoid)
    rows = np.r_[W, np.zeros((1, 2))]
    heights = np.append(np.zeros(7) if b is None else b, 0.0)
    proved = 0
    for labels in combinations(range(7), 2):
        found = ask(ground, labels)
        if found.ok is not False:
            shown = W @ np.asarray(found.point) + heights[:-1]
            on = np.zeros(7, dtype=bool)
            on[list(labels)] = True
            least = 0.0 if sigmoid else float(shown[~on].max())
            assert found.ok
            assert (shown[on] > least).all()
            assert (shown[~on] <= least).all()
            assert possible(W, b, labels, sigmoid=sigmoid)
            continue
        assert not possible(W, b, labels, sigmoid=sigmoid)
        proved += 1
        assert sum(weight for *_, weight in found.why) == pytest.approx(1)
        assert all(weight > 0 for *_, weight in found.why)
        mixed = sum(weight * (rows[p] - rows[m]) for p, m, weight in found.why)
        assert np.abs(mixed).max() < 1e-12
        assert sum(weight * (heights[p] - heights[m]) for p, m, weight in found.why) <= 1e-12
        for plus, minus, _ in found.why:
            if sigmoid:
                assert (plus in labels and minus == 7) or (plus == 7 and minus not in labels)
            else:
                assert plus in labels
                assert minus not in labels
    assert proved


def possible(W: np.ndarray, b: np.ndarray | None, labels: tuple[int, ...], *, sigmoid: bool) -> bool:
    """By a linear programme: the greatest margin of what is asked, in a box."""
    heights = np.zeros(len(W)) if b is None else b
    rest = [k for k in range(len(W)) if k not in labels]
    if sigmoid:
        signs = np.where(np.isin(np.arange(len(W)), labels), 1.0, -1.0)
        rows, rises = signs[:, None] * W, signs * heights
    else:
        pairs = [(i, j) for i in labels for j in rest]
        rows = np.array([W[i] - W[j] for i, j in pairs])
        rises = np.array([heights[i] - heights[j] for i, j in pairs])
    A = np.c_[-rows, np.ones(len(rows))]
    bounds = [(-1e4, 1e4)] * W.shape[1] + [(None, 1.0)]
    found = linprog(np.r_[np.zeros(W.shape[1]), -1.0], A_ub=A, b_ub=rises, bounds=bounds)
    return bool(-found.fun > 1e-7)


def test_what_can_be_saved_is_whole() -> None:
    ground = Ground(sample("wine"), sigmoid=False)
    found = of_layer(ground)
    files = {name: make() for _, name, make, _ in saved(ground, (0, 1), np.zeros(3), found, TEXT)}
    assert set(files) == {"audit.html", "audit.json", "labels.csv", "patterns.csv"}
    rankings = list(csv.reader(files["patterns.csv"].splitlines()))[1:]
    assert len({tuple(row) for row in rankings}) == 6
    assert all(sorted(row) == sorted(ground.head.labels) for row in rankings)
    verdicts = list(csv.DictReader(files["labels.csv"].splitlines()))
    assert [row["Label"] for row in verdicts] == list(ground.head.labels)
    assert {row["verdict"] for row in verdicts} == {"can win"}
    assert all(float(row["leads by"]) > 0 for row in verdicts)
    sets = Ground(sample("wine"), sigmoid=True)
    files = {n: make() for _, n, make, _ in saved(sets, (0, 1), np.zeros(3), of_layer(sets), TEXT)}
    rows = list(csv.reader(files["patterns.csv"].splitlines()))[1:]
    assert len(rows) == len(of_layer(sets).producing.listed.rows)  # type: ignore[union-attr]
    assert ["1", "1", "1"] not in rows  # the rows sum to zero


def test_long_work_is_told_in_lines_where_there_is_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_LINE_S", 0.005)
    path = tmp_path / "m.npz"
    np.savez(path, W=np.random.default_rng(0).normal(size=(40, 4)))
    assert command.main([str(path)]) == 0
    assert re.search(r"^\d+% after \d+ s$", capsys.readouterr().err, re.MULTILINE)
