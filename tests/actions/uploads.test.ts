import { beforeAll, describe, expect, test } from "vitest";
import { POST as uploadLessonFile } from "@/app/api/lesson-files/route";
import { POST as uploadPicture } from "@/app/api/media/route";
import { POST as importSheet } from "@/app/api/products/import/route";
import { POST as uploadPhoto } from "@/app/api/repairs/images/route";
import { DELETE as signOut } from "@/app/api/session/route";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
beforeAll(async () => {
  await site.visitAs(await site.person("superadmin"));
});

const UPLOADS = { "/api/media": uploadPicture, "/api/repairs/images": uploadPhoto };
const ALL = { ...UPLOADS, "/api/lesson-files": uploadLessonFile, "/api/products/import": importSheet };
const objects = async () => (await site.db.sql`select from storage.objects`).length;

const form = () => {
  const body = new FormData();
  body.set("file", new Blob(["x"], { type: "image/png" }), "x.png");
  body.set("folder", "blog");
  return body;
};

describe("a form of another site", () => {
  test.each([
    ["another site", { origin: "https://evil.test" }],
    ["a neighbour", { origin: "http://sub.localhost:3000" }],
    ["a sandboxed page", { origin: "null" }],
    ["no origin", {}],
    [
      "another site by the browser's header, whatever the origin",
      { origin: SITE, "sec-fetch-site": "cross-site" },
    ],
    ["a sibling domain by the browser's header", { "sec-fetch-site": "same-site" }],
  ])("from %s is rejected by each upload and nothing is written", async (_, headers) => {
    const before = await objects();
    for (const [path, upload] of Object.entries(ALL)) {
      const init = { method: "POST", body: form(), headers: headers as HeadersInit };
      expect((await upload(new Request(`${SITE}${path}`, init))).status, path).toBe(403);
    }
    expect(await objects()).toBe(before);
  });

  test("does not sign the user out", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await signOut(new Request(`${SITE}/api/session`, { method: "DELETE", headers }))).status).toBe(
      403,
    );
  });
});

describe("50 MB", () => {
  const MEGABYTE = 1_048_576;

  test.each(Object.keys(UPLOADS))("sent to %s without a size are read up to the limit only", async (path) => {
    let given = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (given >= 50 * MEGABYTE) return controller.close();
        given += MEGABYTE;
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    const before = await objects();
    const headers = { origin: SITE, "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    const answer = await UPLOADS[path as keyof typeof UPLOADS](new Request(`${SITE}${path}`, init));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(given).toBeLessThanOrEqual(13 * MEGABYTE);
    expect(await objects()).toBe(before);
  });
});
