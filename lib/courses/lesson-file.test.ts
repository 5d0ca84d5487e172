import { expect, test } from "vitest";
import { fileTypeOf, isOwnMaterial, isOwnVideo } from "./lesson-file";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const FOUR = [0, 0, 0, 32];
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

/** An archive with a start and a directory of these names. */
function zip(...names: string[]): Uint8Array {
  const start = bytes("PK", [3, 4, 20, 0]);
  const u16 = (n: number) => [n & 255, n >> 8];
  const entries = names.map((name) =>
    bytes("PK", [1, 2], new Array<number>(24).fill(0), u16(name.length), new Array<number>(16).fill(0), name),
  );
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = bytes(
    "PK",
    [5, 6, 0, 0, 0, 0],
    u16(names.length),
    u16(names.length),
    u16(size),
    [0, 0],
    u16(start.length),
    [0, 0, 0, 0],
  );
  return new Uint8Array([start, ...entries, end].flatMap((part) => [...part]));
}

test.each([
  ["a document", bytes("%PDF-1.7"), "pdf"],
  ["an archive", bytes("PK", [3, 4, 20, 0]), "zip"],
  ["a video of a phone", bytes(FOUR, "ftypmp42"), "mp4"],
  ["a video for the web", bytes(EBML, [0x9f, 0x42, 0x82, 0x84], "webm"), "webm"],
  ["another Matroska", bytes(EBML, [0x9f, 0x42, 0x82, 0x88], "matroska"), null],
  ["a film of an iPhone", bytes([0, 0, 0, 20], "ftypqt  ", [0, 0, 0, 0], "qt  "), "mp4"],
  ["a film of an older phone", bytes([0, 0, 0, 20], "ftyp3gp5", [0, 0, 1, 0], "isom"), "mp4"],
  ["a film of a camera", bytes([0, 0, 0, 24], "ftypXAVC", [0, 0, 0, 0], "mp42iso2"), "mp4"],
  ["a film of an unknown brand", bytes([0, 0, 0, 24], "ftypZZZZ", [0, 0, 0, 0], "ZZZZmp42"), "mp4"],
  ["audio in the same container", bytes([0, 0, 0, 20], "ftypF4A ", [0, 0, 0, 0], "F4A "), null],
  ["a photo that names a film's brand", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1mp42"), null],
  ["a document of Word", zip("[Content_Types].xml", "word/document.xml"), "document"],
  ["an e-book", zip("mimetype", "META-INF/container.xml"), "document"],
  ["an archive with a document in it", zip("guia/practica.docx"), "zip"],
  ["a photo in the same container", bytes(FOUR, "ftypavif"), null],
  ["an HTML page named like a document", bytes("<html>%PDF-"), null],
  ["nothing", bytes(), null],
])("%s is recognised by its first bytes", (_, file, type) => expect(fileTypeOf(file)).toBe(type));

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("a file of the bucket is recognised by its address", () => {
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
