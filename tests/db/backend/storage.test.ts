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

describe("a public bucket", () => {
  test("does not open private objects under its address", async () => {
    await files(ana).upload(`${ana.id}/hidden.png`, png("hidden"));
    const address = files(ana).getPublicUrl(`${ana.id}/hidden.png`).data.publicUrl;
    expect((await fetch(address)).status).toBe(400);
  });
});
