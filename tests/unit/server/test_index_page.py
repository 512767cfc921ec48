"""A page comes with its style and its server's address, at the paths that it has and at no others."""

import base64
import gzip
from hashlib import sha256

import pytest

from cosine_lab.server.index_page import guide, page, paths
from cosine_lab.server.security_headers import policy
from cosine_lab.server.static_files import ASK_AGAIN, Files, Packed
from tests.unit.server.asked import asked
from tests.unit.server.test_static_files import App

INDEX = "<html><head><title>One</title></head><body></head></body></html>"
STYLE = "<style>a</style>"


@pytest.mark.parametrize("base", ["", "lab"])
def test_a_page_comes_with_its_style_packed_for_who_unpacks_it(base: str) -> None:
    files, app = Packed(base), App()
    worn = page(INDEX, STYLE)
    assert worn == INDEX.replace("</head>", f"{STYLE}</head>", 1)
    files.add_page(worn, paths(["translate"], base))
    start = f"/{base}" if base else ""
    for path in (f"{start}/", f"{start}/translate"):
        plain = asked(Files(app, files=files), path)
        small = asked(Files(app, files=files), path, accept_encoding="gzip")
        assert plain.body.decode() == gzip.decompress(small.body).decode() == worn
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["cache-control"] == ASK_AGAIN.decode()
    assert app.paths == []
    assert asked(Files(app, files=files), f"{start}/translate/").body == b"<page>", "that is the app's to send"


def test_a_page_below_a_path_is_told_its_server_by_a_script_that_the_policy_allows() -> None:
    script = guide(paths(["translate"], "lab"), "lab", ["https://*.example"])
    assert '["/lab/", "/lab/translate"].includes(location.pathname)' in script
    assert 'location.origin + "/lab"' in script
    assert '"allowedOrigins": ["https://*.example"]' in script
    content = script.removeprefix("<script>").removesuffix("</script>")
    mark = base64.b64encode(sha256(content.encode()).digest()).decode()
    assert f"'sha256-{mark}'" in policy(INDEX + script, "host")
