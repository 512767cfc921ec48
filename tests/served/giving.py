"""Files from readers without browsers."""

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.Common_pb2 import FileURLs
from streamlit.proto.WidgetStates_pb2 import WidgetState

from tests.served.wire import Reader

_PART = "part"


async def put(reader: Reader, name: str, content: bytes, file: str = "") -> tuple[int, FileURLs]:
    """Send a file as a browser does, or under an id of one's own; the status, and where it went."""
    message = BackMsg()
    message.file_urls_request.file_names.append(name)
    message.file_urls_request.session_id = reader.session
    answer = await reader.tell(message, "file_urls_response")
    urls: FileURLs = answer.file_urls_response.file_urls[0]
    place = urls.upload_url.replace(urls.file_id, file or urls.file_id)
    told = f'Content-Disposition: form-data; name="file"; filename="{name}"'
    head = f"--{_PART}\r\n{told}\r\nContent-Type: application/octet-stream\r\n\r\n"
    body = b"".join([head.encode(), content, f"\r\n--{_PART}--\r\n".encode()])
    token = reader.cookies["_streamlit_xsrf"]
    headers = {"X-Xsrftoken": token, "Content-Type": f"multipart/form-data; boundary={_PART}"}
    status, _ = await reader.ask("PUT", place, body, headers)
    return status, urls


async def give(reader: Reader, key: str, name: str, content: bytes) -> int:
    """Give a file to an uploader and have the page run; the status of the upload."""
    status, urls = await put(reader, name, content)
    await name_file(reader, key, name, len(content), urls)
    return status


async def name_file(reader: Reader, key: str, name: str, size: int, urls: FileURLs) -> None:
    """Have the page run with a file in an uploader, whether or not it was sent."""
    uploader = next(each for each in reader.widgets if each.endswith(key))
    widget = WidgetState(id=reader.widgets[uploader][1].id)
    info = widget.file_uploader_state_value.uploaded_file_info.add()
    info.name, info.size, info.file_id = name, size, urls.file_id
    info.file_urls.CopyFrom(urls)
    await reader.set(widget)
