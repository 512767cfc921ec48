/** Codes that lead each phone to itself are told from those that lead to the site. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hereOnly, networkOnly } from "../../assets/hosts/browser/reach.js";

test("an address is known here alone, or to the network", () => {
  for (const host of [
    "localhost",
    "localhost:8501",
    "lab.localhost",
    "127.0.0.1:8501",
    "127.1.2.3",
    "[::1]:8501",
    "0.0.0.0:8501",
  ])
    assert.ok(hereOnly(`http://${host}/join`), host);
  for (const host of ["192.168.0.7:8501", "lab.example", "localhost.example", "my127.0.0.1.example", "[fe80::1]"])
    assert.ok(!hereOnly(`http://${host}/join`), host);
  for (const host of [
    "192.168.0.7:8501",
    "10.0.0.2",
    "172.16.0.1",
    "172.31.9.9",
    "lab.local",
    "[fe80::1]",
    "[fd00::1]",
  ])
    assert.ok(networkOnly(`http://${host}/teach`), host);
  for (const host of [
    "127.0.0.1",
    "lab.example",
    "172.15.0.1",
    "172.32.0.1",
    "110.1.1.1",
    "10.example",
    "[2001:db8::1]",
  ])
    assert.ok(!networkOnly(`http://${host}/teach`), host);
});
