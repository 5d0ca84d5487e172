import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { GET } from "@/app/api/lesson-files/[file]/route";
import { POST } from "@/app/api/lesson-files/route";
import { POST as enforceRetention } from "@/app/api/retention/route";
import { addCourse, enrol } from "../factories/courses.ts";
import { setPayment } from "../factories/orders.ts";
import { scheduled } from "./support/calls.ts";
import { SITE, type SitePerson, testSite } from "./support/site.ts";

const site = await testSite();
const { employee } = await site.people("employee");
const [owner, stranger] = [await site.person(), await site.person()];
const course = await addCourse(site.db);
const order = await enrol(site.db, owner.id, [course]);

beforeEach(async () => {
  // The limit of uploads has its own test.
  await site.db.sql`delete from public.rate_limits`;
});

const PDF = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(2000)]);
const WEBM = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
  Buffer.from("webm"),
  randomBytes(300_000),
]);

async function upload(who: SitePerson | null, bytes: Uint8Array) {
  await site.visitAs(who);
  const form = new FormData();
  form.set("file", new File([new Uint8Array(bytes)], "guia.pdf", { type: "application/pdf" }));
  const answer = await POST(
    new Request(`${SITE}/api/lesson-files`, { method: "POST", body: form, headers: { origin: SITE } }),
  );
  const body = (await answer.json()) as { src?: string; size?: number; type?: string; message?: string };
  return { status: answer.status, ...body };
}

/** Opens a file as a user, optionally a part of it. */
async function open(who: SitePerson | null, src: string, range?: string) {
  await site.visitAs(who);
  const file = src.split("/").at(-1) ?? "";
  const request = new Request(`${SITE}${src}`, { headers: range ? { range } : {} });
  return GET(request, { params: Promise.resolve({ file }) });
}

const statuses = async (src: string) => {
  const seen: Record<string, number> = {};
  for (const [name, who] of Object.entries({ owner, employee, stranger, visitor: null }))
    seen[name] = (await open(who, src)).status;
  return seen;
};

const name = (lesson: string, materials: { title: string; url: string; size?: number }[]) =>
  site.db.sql`update public.lesson_contents set materials = ${site.db.sql.json(materials)}
    where course_id = ${course.id} and lesson_id = ${lesson}`;

describe("a material", () => {
  test("is for those who may read the lesson that names it, as long as they may", async () => {
    const { status, src = "", size, type } = await upload(employee, PDF);
    expect([status, size, type]).toEqual([201, PDF.length, "pdf"]);
    expect(await statuses(src)).toEqual({ owner: 404, employee: 200, stranger: 404, visitor: 404 });
    await name("dos", [{ title: "Guía", url: src, size }]);
    expect(await statuses(src)).toEqual({ owner: 200, employee: 200, stranger: 404, visitor: 404 });
    await setPayment(site.db, order, "refunded");
    expect((await open(owner, src)).status).toBe(404);
    await setPayment(site.db, order, "paid");
    await name("uno", [{ title: "Guía", url: src }]);
    expect(await statuses(src)).toEqual({ owner: 200, employee: 200, stranger: 200, visitor: 200 });
  });

  test("is served as a download of its type, which is not shared by caches and not run by pages", async () => {
    const { src = "" } = await upload(employee, PDF);
    const answer = await open(employee, src);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PDF)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      // The link has the file's name; a name here would replace it.
      "content-disposition": "attachment",
      "cache-control": "private, max-age=300",
      "x-content-type-options": "nosniff",
    });
  });

  test("that is a picture is encoded again", async () => {
    const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#2b6cb0" } })
      .withExif({ IFD0: { Artist: "Ana Secreta" } })
      .jpeg()
      .toBuffer();
    const { src = "" } = await upload(employee, picture);
    expect(src).toMatch(/\.webp$/);
    const stored = Buffer.from(await (await open(employee, src)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: "webp", width: 40, height: 20 });
    expect(stored.includes("Ana Secreta")).toBe(false);
  });

  test("is identified by its bytes, and limited", async () => {
    expect(await upload(employee, Buffer.from("<script>alert(1)</script>"))).toMatchObject({
      status: 422,
      message: expect.stringContaining("Elige un PDF, un ZIP, una imagen"),
    });
    const heavy = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await upload(employee, heavy)).toMatchObject({
      status: 413,
      message: "El archivo pesa demasiado: el máximo es 10 MB.",
    });
    expect(await upload(employee, Buffer.alloc(0))).toMatchObject({ status: 422 });
  });
});

test("a video is served in the parts that a player requests", async () => {
  const { src = "", type } = await upload(employee, WEBM);
  expect(type).toBe("webm");
  await site.db.sql`update public.lesson_contents set video_url = ${src}, video_seconds = 90
    where course_id = ${course.id} and lesson_id = 'dos'`;
  const part = await open(owner, src, "bytes=1000-1999");
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 1000-1999/${WEBM.length}`);
  expect(part.headers.get("accept-ranges")).toBe("bytes");
  expect(Buffer.from(await part.arrayBuffer()).equals(WEBM.subarray(1000, 2000))).toBe(true);
  const rest = await open(owner, src, "bytes=299000-");
  expect(Buffer.from(await rest.arrayBuffer()).equals(WEBM.subarray(299_000))).toBe(true);
  expect((await open(owner, src, `bytes=${WEBM.length}-`)).status).toBe(416);
  expect((await open(stranger, src, "bytes=0-99")).status).toBe(404);
});

test("addresses that name no file answer 404", async () => {
  for (const file of ["nada.pdf", "..%2fmedia", "0f8fad5b-d9cb-469f-a165-70867728950e.pdf"])
    expect((await open(employee, `/api/lesson-files/${file}`)).status).toBe(404);
});

test("files that no lesson of a course names are deleted after a month, the others never", async () => {
  const [kept, film, loose, orphan, fresh] = [
    await upload(employee, PDF),
    await upload(employee, WEBM),
    await upload(employee, PDF),
    await upload(employee, PDF),
    await upload(employee, PDF),
  ].map(({ src = "" }) => src);
  await name("uno", [{ title: "Guía", url: kept! }]);
  await site.db
    .sql`update public.lesson_contents set video_url = ${film!} where course_id = ${course.id} and lesson_id = 'uno'`;
  // The lesson was removed from the course; its text stays.
  await site.db.sql`insert into public.lesson_contents (course_id, lesson_id, materials)
    values (${course.id}, 'quitada', ${site.db.sql.json([{ title: "Guía", url: orphan! }])})`;
  const file = (src?: string) => src?.split("/").at(-1) ?? "";
  await site.db.sql`update storage.objects set created_at = now() - interval '31 days'
    where bucket_id = 'lesson-files' and name <> ${file(fresh)}`;
  await site.db.sql`update private.tidied set at = now() - interval '2 days'`;
  const answer = await enforceRetention(scheduled("/api/retention"));
  expect(answer.status).toBe(200);
  const seen = [];
  for (const src of [kept, film, fresh, loose, orphan])
    seen.push((await site.backend.service.storage.from("lesson-files").exists(file(src))).data);
  expect(seen).toEqual([true, true, true, false, false]);
});
