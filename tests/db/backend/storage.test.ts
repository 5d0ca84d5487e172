import { describe, expect, test } from "vitest";
import { type SignedIn, testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const backend = await testBackend({ migrations: FIXTURES });
const ana = await backend.signIn();
const beto = await backend.signIn();

const png = (content: string) => new Blob([content], { type: "image/png" });
const files = ({ client }: Pick<SignedIn, "client">) => client.storage.from("private");
const read = async (who: Pick<SignedIn, "client">, path: string) =>
  (await files(who).download(path)).data?.text();

describe("a private bucket", () => {
  test("refuses to replace without being asked to", async () => {
    const path = `${ana.id}/twice.png`;
    await files(ana).upload(path, png("one"));
    const again = await files(ana).upload(path, png("two"));
    expect(again.error).toMatchObject({ statusCode: "409" });
    expect(await read(ana, path)).toBe("one");
    expect((await files(ana).upload(path, png("three"), { upsert: true })).error).toBeNull();
    expect(await read(ana, path)).toBe("three");
  });

  test("is closed to visitors and to other people, whose writes change no byte", async () => {
    const path = `${ana.id}/mine.png`;
    await files(ana).upload(path, png("mine"));
    for (const who of [beto, { client: backend.anon }]) {
      expect(await read(who, path)).toBeUndefined();
      expect((await files(who).upload(path, png("HACKED"), { upsert: true })).error).not.toBeNull();
      expect((await files(who).update(path, png("HACKED"))).error).not.toBeNull();
      expect((await files(who).createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await files(who).remove([path])).data ?? []).toEqual([]);
      expect((await files(who).list(ana.id)).data ?? []).toEqual([]);
      expect((await files(who).exists(path)).data).toBe(false);
    }
    expect((await files(beto).upload("elsewhere/x.png", png("x"))).error).not.toBeNull();
    expect(await read(ana, path)).toBe("mine");
    expect(await read({ client: backend.service }, path)).toBe("mine");
  });

  test("refuses keys that hosted Storage refuses", async () => {
    expect((await files(ana).upload(`${ana.id}/ñandú.png`, png("x"))).error?.message).toContain(
      "Invalid key",
    );
    expect((await files(ana).upload(`${ana.id}/a b (1).png`, png("x"))).error).toBeNull();
    expect(await read(ana, `${ana.id}/a b (1).png`)).toBe("x");
    expect((await files(ana).upload(`${ana.id}/../../x.png`, png("x"))).error).not.toBeNull();
  });
});

describe("signed addresses", () => {
  test("open one object for a while", async () => {
    const path = `${ana.id}/signed.png`;
    await files(ana).upload(path, png("0123456789"));
    const { data } = await files(ana).createSignedUrl(path, 60, { download: "factura.png" });
    const url = data?.signedUrl ?? "";
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(whole.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''factura.png");
    const part = await fetch(url, { headers: { range: "bytes=2-4" } });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "234",
      "bytes 2-4/10",
    ]);
    expect((await fetch(url, { headers: { range: "bytes=50-" } })).status).toBe(416);
    expect((await fetch(url.replace(/token=[^&]+/, "token=aaa.bbb.ccc"))).status).toBe(400);
    expect((await fetch(url.replace("signed.png", "mine.png"))).status).toBe(403);
  });
});

describe("a public bucket", () => {
  test("is readable by anyone, with cache headers", async () => {
    const bucket = backend.service.storage.from("pictures");
    await bucket.upload("store/hero.png", png("hero"), { cacheControl: "31536000" });
    const address = bucket.getPublicUrl("store/hero.png").data.publicUrl;
    const answer = await fetch(address);
    expect([answer.status, await answer.text()]).toEqual([200, "hero"]);
    expect(answer.headers.get("cache-control")).toBe("max-age=31536000");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const fresh = await fetch(address, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(fresh.status).toBe(304);
  });

  test("keeps size and type limits", async () => {
    const bucket = backend.service.storage.from("pictures");
    expect((await bucket.upload("big.png", png("x".repeat(1025)))).error).toMatchObject({
      statusCode: "413",
    });
    expect((await bucket.upload("page.html", new Blob(["<b>"], { type: "text/html" }))).error).toMatchObject({
      statusCode: "415",
    });
    expect((await backend.anon.storage.from("pictures").upload("anon.png", png("x"))).error).not.toBeNull();
  });

  test("does not open private objects under its address", async () => {
    await files(ana).upload(`${ana.id}/hidden.png`, png("hidden"));
    const address = files(ana).getPublicUrl(`${ana.id}/hidden.png`).data.publicUrl;
    expect((await fetch(address)).status).toBe(400);
  });
});
