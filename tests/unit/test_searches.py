"""Who looks for a thing by its usual name finds the module that does it."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SEARCHES = {
    "upload limit": "lib/cosine_lab/server/uploads.py",
    "upload quota": "lib/cosine_lab/upload_quota.py",
    "live region": "assets/lab/live_region.js",
    "tooltip": "assets/glossary/tip.js",
    "rate limit": "lib/cosine_lab/server/rooms/memory.py",
    "hit test": "assets/lab/gestures.js",
    "background job": "lib/cosine_lab/background_jobs.py",
    "atomic write": "lib/cosine_lab/atomic_write.py",
    "security header": "lib/cosine_lab/server/security_headers.py",
    "slowloris": "lib/cosine_lab/server/request_timeouts.py",
    "static files": "lib/cosine_lab/server/static_files.py",
    "signed token": "lib/cosine_lab/signed_tokens.py",
    "linear feasibility": "lib/cosine_lab/maths/rankings/decisions/cone_feasibility.py",
    "convex hull": "lib/cosine_lab/maths/rankings/decisions/hull_vertices.py",
    "covariance": "lib/cosine_lab/maths/rankings/decisions/whitening.py",
    "url parameters": "lib/cosine_lab/url_parameters.py",
    "state machine": "assets/lab/story/machine.js",
}


@pytest.mark.parametrize(("term", "place"), SEARCHES.items(), ids=SEARCHES)
def test_the_first_sentence_of_a_module_has_the_usual_name_of_what_it_does(term: str, place: str) -> None:
    head = (ROOT / place).read_text(encoding="utf-8")[:400]
    assert term in head.lower()
