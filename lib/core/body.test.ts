import { expect, test } from "vitest";
import { parseJson, readBytes } from "./body";

const post = (body: BodyInit, headers = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a body within the limit is read completely", async () => {
  expect(await (await readBytes(post("¡ñandú!"), 20)).text()).toBe("¡ñandú!");
  expect((await readBytes(new Request("http://localhost/"), 20)).size).toBe(0);
});

test("a longer one is refused, declared or not", async () => {
  const refused = { code: "too_large", message: "Máximo 20." };
  const declared = post("x", { "content-length": "21" });
  await expect(readBytes(declared, 20, "Máximo 20.")).rejects.toMatchObject(refused);
  const endless = new ReadableStream({
    pull: (stream) => stream.enqueue(new TextEncoder().encode("x".repeat(16))),
  });
  await expect(readBytes(post(endless), 20, "Máximo 20.")).rejects.toMatchObject(refused);
});

test("invalid JSON is undefined", () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(parseJson("{")).toBeUndefined();
});

test("a body that the sender aborts is a refusal, not an error of the site", async () => {
  const cut = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode("{")),
    pull: (stream) => stream.error(new Error("aborted")),
  });
  await expect(readBytes(post(cut), 20)).rejects.toMatchObject({ code: "invalid" });
});
