import { expect, test } from "vitest";
import { fileTypeOf, isOwnMaterial, isOwnVideo } from "./lesson-file";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const FOUR = [0, 0, 0, 32];
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

test.each([
  ["a document", bytes("%PDF-1.7"), "pdf"],
  ["an archive", bytes("PK", [3, 4, 20, 0]), "zip"],
  ["a video of a phone", bytes(FOUR, "ftypmp42"), "mp4"],
  ["a video for the web", bytes(EBML, [0x9f, 0x42, 0x82, 0x84], "webm"), "webm"],
  ["another Matroska", bytes(EBML, [0x9f, 0x42, 0x82, 0x88], "matroska"), null],
  ["a QuickTime film", bytes(FOUR, "ftypqt  "), null],
  ["a photo in the same container", bytes(FOUR, "ftypavif"), null],
  ["a page that calls itself a document", bytes("<html>%PDF-"), null],
  ["nothing", bytes(), null],
])("%s is told by its first bytes", (_, file, type) => expect(fileTypeOf(file)).toBe(type));

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a file of the bucket is told by its address", () => {
  expect(isOwnMaterial(`/api/lesson-files/${NAME}.pdf`)).toBe(true);
  expect(isOwnVideo(`/api/lesson-files/${NAME}.mp4`)).toBe(true);
  for (const other of [
    `/api/lesson-files/${NAME}.exe`,
    `/api/lesson-files/../${NAME}.pdf`,
    `https://otro.co/api/lesson-files/${NAME}.mp4`,
    `/api/lesson-files/${NAME}.mp4?x`,
  ])
    expect([isOwnMaterial(other), isOwnVideo(other)]).toEqual([false, false]);
});
