"""What is there before the first reader."""

import subprocess
import sys

from tools.server import ROOT

LOADED = """
import pkgutil, sys
from lib import lessons
from server import warm
warm.load()
from lib.data.words import load_words
missing = [each.name for each in pkgutil.iter_modules(lessons.__path__, 'lib.lessons.')
           if each.name not in sys.modules]
print(missing, len(load_words._slots), 'sklearn' in sys.modules, 'streamlit' in sys.modules)
"""


def test_lessons_and_words_are_loaded_and_what_few_need_is_not() -> None:
    told = subprocess.run(
        [sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[] 1 False False"
