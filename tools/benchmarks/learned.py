"""How long the factorisation, the training and the pooling keep a reader waiting."""

import statistics
import time
from collections.abc import Callable
from typing import TypeVar

from lib import prose
from lib.data.digit_split import digit_split
from lib.data.interactions import LIVE, PAPER, Interactions, Settings, simulate
from lib.figures.heatmap import Side, cosine_heatmap
from lib.figures.histogram import Spread, cosine_histogram, exact_law
from lib.figures.style import Look
from lib.lessons.training import model
from lib.lessons.training.figures import charts
from lib.maths.learning.contrast_encoder import Training, evaluate, train
from lib.maths.pooling.pool import Law, Method, Patch, pool, sample
from lib.maths.recommender.factor_gauges import Gauge, fit_gauge, item_cosines
from lib.maths.recommender.spectrum import Spectrum, spectrum
from lib.maths.spaces.clusters import separation
from lib.maths.spaces.pair_cosines import pair_cosines
from lib.prose import Text

AGAIN = 5

Result = TypeVar("Result")


def main() -> None:
    """Measure, and print a line a quantity: the first time, and the median of some more."""
    data, of = told("paper size, cold", 10.0, lambda: learned(PAPER), again=1)
    told("paper size, another gauge", 0.3, lambda: drawn(PAPER, data, of))
    told("live size, all of it", 0.2, lambda: learned(LIVE))
    told("pooling 1,200 × 768, drawn", 0.5, pooled)
    told("one temperature trained and judged", 1.0, trained)
    told("seven temperatures, under a bar", 10.0, seven, again=1)
    told("20,000 steps and their law, drawn", 0.3, grown)


def told(what: str, target: float, action: Callable[[], Result], again: int = AGAIN) -> Result:
    """Run an action some times and print how long it took."""
    times = []
    for _ in range(again):
        begin = time.perf_counter()
        result = action()
        times.append(time.perf_counter() - begin)
    print(
        f"{what:<36}{times[0]:6.2f} s first {statistics.median(times):6.2f} s median"
        f" (target {target:g} s)"
    )
    return result


def learned(settings: Settings) -> tuple[Interactions, Spectrum]:
    """Simulate and decompose, and draw one gauge."""
    data = simulate(settings, seed=0)
    of = spectrum(data.X)
    drawn(settings, data, of)
    return data, of


def drawn(settings: Settings, data: Interactions, of: Spectrum) -> None:
    """What another D costs: factors, cosines, their separation, the heatmap."""
    fit = fit_gauge(Gauge.BALANCED, of, settings.rank, settings.lam_product)
    cosines = item_cosines(fit)
    groups = [] if data.groups is None else data.groups.tolist()
    separation(cosines, groups)
    side = Side("items", data.names, [f"cluster {group + 1}" for group in groups])
    cosine_heatmap(cosines, side, side, Look(), Text("figures"))


def pooled() -> None:
    """Draw, pool and compare all pairs, as the page does for one panel."""
    kept = pool(sample(Law.NORMAL, 1200, 768, seed=0), Patch(2, 2, 2, 2), Method.MEAN)
    got = pair_cosines(kept)
    cosine_histogram(
        [Spread("pooled", got.edges, got.counts, exact_law(384))], Look(), Text("figures")
    )


def trained() -> None:
    """Train the small encoder at one temperature and judge it on images it has not seen."""
    split = digit_split()
    *_, last = train(split.images, split.digits, Training(tau=0.05), seed=0)
    evaluate(split.kept_images, split.kept_digits, last.weights)


def seven() -> None:
    """Train and judge the encoder at every temperature of the Training page."""
    model.sweep(0, lambda _done, _said: None)


def grown() -> None:
    """Step a vector towards fresh targets and draw its norm, as a slider on the page asks."""
    model.grown.forget()
    charts.growth(model.grown(0.2, 16, 0), Look(), prose.text("training"))


if __name__ == "__main__":
    main()
