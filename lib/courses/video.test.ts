import { describe, expect, test } from "vitest";
import { playedSecond, playerUrl, toVideo } from "./video";

describe("a video's URL", () => {
  test.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
  ])("%s is one of YouTube", (address) => {
    expect(toVideo(address)).toEqual({ kind: "youtube", id: "dQw4w9WgXcQ" });
  });

  test("of Vimeo, with the hash of an unlisted one", () => {
    expect(toVideo("https://vimeo.com/123456")).toEqual({ kind: "vimeo", id: "123456", hash: undefined });
    expect(toVideo("https://vimeo.com/123456/0a1b2c")).toEqual({
      kind: "vimeo",
      id: "123456",
      hash: "0a1b2c",
    });
    expect(toVideo("https://player.vimeo.com/video/123456?h=0a1b2c")).toMatchObject({ hash: "0a1b2c" });
  });

  test("of another site is a link", () => {
    for (const href of ["https://videos.example/1", "https://youtube.com/@canal", "https://youtu.be/corto"])
      expect(toVideo(href)).toEqual({ kind: "link", href });
  });
});

test("the player starts at the given second and sets no cookie before playing", () => {
  const youtube = new URL(playerUrl({ kind: "youtube", id: "dQw4w9WgXcQ" }, 65, "https://aventura.example"));
  expect(youtube.origin).toBe("https://www.youtube-nocookie.com");
  expect(youtube.searchParams.get("start")).toBe("65");
  const vimeo = new URL(playerUrl({ kind: "vimeo", id: "1", hash: "ab" }, 65, "https://aventura.example"));
  expect([vimeo.searchParams.get("dnt"), vimeo.searchParams.get("h"), vimeo.hash]).toEqual([
    "1",
    "ab",
    "#t=65s",
  ]);
});

test("the second is read from both players' messages and ignored in others", () => {
  expect(playedSecond(JSON.stringify({ event: "infoDelivery", info: { currentTime: 12.7 } }))).toBe(12);
  expect(playedSecond({ event: "timeupdate", data: { seconds: 3.2, percent: 0.1 } })).toBe(3);
  for (const other of [
    "texto",
    null,
    4,
    { event: "infoDelivery", info: null },
    { data: { seconds: -1 } },
    "null",
  ])
    expect(playedSecond(other)).toBeUndefined();
});
