import { expect, test } from "vitest";
import { isSocialAddress } from "./social-address";

test.each([
  "https://www.instagram.com/p/C1aB2c3/?igsh=abc",
  "https://vm.tiktok.com/ZMabc123/",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://m.facebook.com/story.php?story_fbid=1&id=2",
  " https://x.com/tienda/status/1 ",
])("%s is a post", (url) => {
  expect(isSocialAddress(url)).toBe(true);
});

test.each([
  "",
  "instagram.com/p/abc",
  "http://www.instagram.com/p/abc",
  "https://www.instagram.com",
  "https://instagram.com.malo.example/p/abc",
  "https://instagram.com@malo.example/p/abc",
  "https://user:pass@instagram.com/p/abc",
  "https://instagram.com:8443/p/abc",
  "javascript:alert(1)//instagram.com/p/abc",
])("%j is none", (url) => {
  expect(isSocialAddress(url)).toBe(false);
});
