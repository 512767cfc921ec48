"""Where `cosine_lab` lies in a checkout: importing this finds it, installed or not."""

import sys
from pathlib import Path

HERE = str(Path(__file__).resolve().parent)
if HERE not in sys.path:
    sys.path.insert(0, HERE)
