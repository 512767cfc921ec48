"""Rooms: a class answers one question by phone, the projector counts. Nothing is kept after class.

A room is found by a code of four letters, which only leads to its key; everything else asks for the key, which the
room's link and QR code carry. What is kept are counts and states, no addresses, and no names but those that readers
give. Rooms live in this process (`memory`), or in Valkey or Redis (`valkey`); the same tests hold both.
"""

from cosine_lab.server.rooms.join_page import rooms
from cosine_lab.server.rooms.question import Question, Vote
from cosine_lab.server.rooms.room import Opened, Rooms, RoomView

__all__ = ["Opened", "Question", "RoomView", "Rooms", "Vote", "rooms"]
