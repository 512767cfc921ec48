"""A class hour in marimo: `marimo edit class_hour.py` for who teaches, `marimo run class_hour.py` for a class."""

import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    import cosine_lab

    return cosine_lab, mo


@app.cell
def _(mo):
    mo.md("# A class hour\n\nGuess first, then drag: one softmax has many cosines.")


@app.cell
def _(cosine_lab, mo):
    mo.ui.anywidget(cosine_lab.lesson("translate"))


@app.cell
def _(mo):
    mo.md("**Task.** Drag the origin ⊕ until the cosine of “yes” and “no” is below −0.9.")


@app.cell
def _(cosine_lab, mo):
    task = mo.ui.anywidget(cosine_lab.plane([[1.0, 0.4], [0.6, 1.0], [-0.8, -0.3]], ["yes", "no", "maybe"]))
    task
    return (task,)


@app.cell
def _(mo, task):
    cosine = task.cosines[0][1]
    mo.md(f"Cosine {cosine:.2f}: {'done' if cosine < -0.9 else 'not yet'}")


@app.cell
def _(cosine_lab, mo):
    mo.ui.anywidget(cosine_lab.lesson("threshold"))


if __name__ == "__main__":
    app.run()
