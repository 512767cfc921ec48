"""Handwritten digits in a few dimensions, as the pages' sentences need them."""

import numpy as np

from tests.makers.digit_models import digit_model


def test_discriminants_are_centred_and_of_unit_spread() -> None:
    embeddings = digit_model("lda", 2, intercept=False).embeddings
    assert np.allclose(embeddings.mean(axis=0), 0, atol=1e-9)
    assert np.allclose(embeddings.std(axis=0), 1)


def test_principal_components_are_centred_and_keep_their_spread() -> None:
    embeddings = digit_model("pca", 2, intercept=True).embeddings
    assert np.allclose(embeddings.mean(axis=0), 0, atol=1e-9)
    spread = embeddings.std(axis=0)
    assert spread[0] > spread[1] > 1
