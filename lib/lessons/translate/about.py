"""What a reader should know about the classifier on show."""

from lib.data.classifiers import Classifier


def about(classifier: Classifier) -> str:
    """Where the classifier comes from, and how good it is."""
    model = "The model is exactly softmax(W x): no intercept, so nothing is hidden from the plane."
    if classifier.accuracy is None:
        return f"{classifier.note} {model}"
    return (
        f"{classifier.note} Logistic regression fitted here by scikit-learn; "
        f"accuracy {classifier.accuracy:.1%} on these points. {model}"
    )
