"""What is written without Streamlit: files of code that browsers keep, and pages that need no server."""
