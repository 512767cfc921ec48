"""Softmax and sigmoid classifiers: what their weights say, and what moves nothing they say."""
