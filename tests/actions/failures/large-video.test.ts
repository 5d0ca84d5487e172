import { expect, test } from "vitest";
import { GET } from "@/app/api/lesson-files/[file]/route";
import { POST } from "@/app/api/lesson-files/route";
import { SITE, testSite } from "../support/site.ts";

const site = await testSite();
await site.visitAs(await site.person("employee"));

test("a video of 50 MB is accepted, and not a byte more", async () => {
  const limit = 50 * 1024 * 1024;
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.set("file", new File([bytes], "clase.webm", { type: "video/webm" }));
    const headers = { origin: SITE };
    return POST(new Request(`${SITE}/api/lesson-files`, { method: "POST", body, headers }));
  };
  const start = [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, ...Buffer.from("webm")];
  const largest = new Uint8Array(limit);
  largest.set(start);
  const answer = await upload(largest);
  expect(answer.status).toBe(201);
  const { src } = (await answer.json()) as { src: string };
  const request = new Request(`${SITE}${src}`, { headers: { range: `bytes=${limit - 10}-` } });
  const end = await GET(request, { params: Promise.resolve({ file: src.split("/").at(-1) ?? "" }) });
  expect([end.status, (await end.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const larger = new Uint8Array(limit + 1);
  larger.set(start);
  expect((await upload(larger)).status).toBe(413);
});
