from itertools import islice

import numpy as np
import pytest
from scipy.optimize import approx_fprime

from cosine_lab.data.digit_models import digit_split
from cosine_lab.maths.learning.adam import started, stepped
from cosine_lab.maths.learning.contrast_encoder import Quality, Training, _slopes, embed, evaluate, train
from cosine_lab.maths.spaces.clusters import mean_reciprocal_rank


@pytest.fixture(scope="module")
def judged() -> dict[float, Quality]:
    """Real digits the encoder has not seen, after training at three temperatures."""
    data = digit_split()
    found = {}
    for tau in (0.01, 0.1, 1.0):
        *_, last = train(data.images, data.digits, Training(tau=tau), seed=0)
        found[tau] = evaluate(data.test_images, data.test_digits, last.weights)
    return found


def test_at_a_low_temperature_most_cosines_stay_high(judged: dict[float, Quality]) -> None:
    assert judged[0.01].parted.between > 0.6
    assert judged[0.01].band[0] > 0.3
    assert abs(judged[0.1].parted.between) < 0.15


def test_at_a_high_temperature_other_classes_settle_where_ten_vectors_are_least_alike(
    judged: dict[float, Quality],
) -> None:
    assert judged[1.0].parted.between == pytest.approx(-1 / 9, abs=0.03)


def test_the_order_is_as_good_whatever_the_level(judged: dict[float, Quality]) -> None:
    for quality in judged.values():
        assert quality.parted.auc > 0.97
        assert quality.reciprocal_rank > 0.95


def test_the_same_seed_trains_the_same_encoder_and_reports_on_the_way() -> None:
    data = digit_split()
    how = Training(tau=0.1, steps=12, every=5)
    first, again = (list(train(data.images, data.digits, how, seed=4)) for _ in range(2))
    assert [report.step for report in first] == [0, 5, 10, 12]
    assert first[0].loss is None
    assert [r.loss for r in first] == [r.loss for r in again]
    assert all((a == b).all() for a, b in zip(first[-1].weights, again[-1].weights, strict=True))
    other = list(train(data.images, data.digits, how, seed=5))
    assert other[-1].loss != first[-1].loss


def test_training_starts_from_the_same_weights_at_every_temperature() -> None:
    data = digit_split()
    starts = [next(train(data.images, data.digits, Training(tau=tau), seed=0)).weights for tau in (0.01, 1.0)]
    assert all((a == b).all() for a, b in zip(*starts, strict=True))


def test_training_can_be_left_early() -> None:
    data = digit_split()
    run = train(data.images, data.digits, Training(tau=0.1, steps=5000), seed=0)
    assert [report.step for report in islice(run, 2)] == [0, 25]


def test_the_slopes_of_the_weights_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(0)
    queries, keys = rng.normal(size=(2, 2, 3, 5))
    shapes = [(5, 4), (4,), (4, 3), (3,)]
    weights = tuple(rng.normal(size=shape) for shape in shapes)
    cuts = np.cumsum([w.size for w in weights])[:-1]

    def loss(flat: np.ndarray) -> float:
        parts = np.split(flat, cuts)
        turned = tuple(part.reshape(shape) for part, shape in zip(parts, shapes, strict=True))
        return _slopes(queries, keys, turned, 0.5)[0]

    exact = np.concatenate([w.ravel() for w in _slopes(queries, keys, weights, 0.5)[1]])
    slope = approx_fprime(np.concatenate([w.ravel() for w in weights]), loss, 1e-7)
    np.testing.assert_allclose(exact, slope, rtol=1e-4, atol=1e-5)


def test_the_first_step_of_adam_goes_one_rate_against_every_sign() -> None:
    weights = (np.array([1.0, 1.0, 1.0]),)
    moved, state = stepped(weights, (np.array([3.0, -0.01, 0.0]),), started(weights), 0.1)
    np.testing.assert_allclose(moved[0], [0.9, 1.1, 1.0], atol=1e-6)
    assert state.step == 1


def test_the_nearest_of_the_same_group_decides_the_reciprocal_rank() -> None:
    cosines = np.array([[1, 0.5, 0.9, 0], [0.5, 1, 0.1, 0], [0.9, 0.1, 1, 0], [0, 0, 0, 1.0]])
    assert mean_reciprocal_rank(cosines, [0, 0, 1, 2]) == pytest.approx((1 / 2 + 1) / 2)
    with pytest.raises(ValueError, match="two rows of one group, got none"):
        mean_reciprocal_rank(cosines, [0, 1, 2, 3])


def test_junk_is_refused() -> None:
    images, classes = np.ones((4, 3)), [0, 0, 1, 1]
    with pytest.raises(ValueError, match=r"a class an image, got shape \(3,\) for 4"):
        train(images, classes[:3], Training(tau=0.1), seed=0)
    with pytest.raises(ValueError, match="two classes and two images of each"):
        train(images, [0, 0, 0, 1], Training(tau=0.1), seed=0)
    with pytest.raises(ValueError, match=r"a temperature in \[0.001, 100\], got 0"):
        train(images, classes, Training(tau=0.0), seed=0)
    with pytest.raises(ValueError, match=r"steps in \[0, 5000\], got 5001"):
        train(images, classes, Training(tau=0.1, steps=5001), seed=0)
    with pytest.raises(ValueError, match="sizes of at least 1"):
        train(images, classes, Training(tau=0.1, groups=0), seed=0)
    weights = next(train(images, classes, Training(tau=0.1), seed=0)).weights
    with pytest.raises(ValueError, match="needs 3 pixels, got 2"):
        embed(np.ones((4, 2)), weights)
    with pytest.raises(ValueError, match="with a direction, got a zero vector"):
        evaluate(np.zeros((4, 3)), classes, weights)
