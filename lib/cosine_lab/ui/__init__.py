"""The only part that knows Streamlit; knows no lesson."""
