import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { GET } from "@/app/api/repairs/images/[orden]/[file]/route";
import { POST } from "@/app/api/repairs/images/route";
import { bringRepair, changeRepairState, type RequestedRepair, repairOf } from "../factories/repairs.ts";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const owner = await site.person();
const staff = await site.person("employee");
const stranger = await site.person();
let repair: RequestedRepair;

beforeEach(async () => {
  // The limit of uploads has its own test.
  await site.db.sql`delete from public.rate_limits`;
  await site.db.sql`update public.ordenes_servicio set estado = 'Entregado' where usuario_id = ${owner.id}`;
  repair = await bringRepair(site.db, owner.id);
});

/** A phone's photo: larger than needed, rotated, with its GPS position. */
const photo = (width = 2600, height = 1300) =>
  sharp({ create: { width, height, channels: 3, background: "#2b6cb0" } })
    .withExif({ IFD0: { Artist: "Ana Secreta" }, IFD3: { GPSLatitude: "6/1 10/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

type Upload = {
  bytes: Uint8Array;
  fields?: Record<string, string>;
  name?: string;
};

async function upload({ bytes, fields = { repairId: repair.id }, name = "foto.jpg" }: Upload) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
  const request = new Request(`${SITE}/api/repairs/images`, {
    method: "POST",
    body: form,
    headers: { origin: SITE },
  });
  const response = await POST(request);
  return { status: response.status, ...((await response.json()) as { src?: string; message?: string }) };
}

async function open(src: string, token?: string) {
  const [orden = "", file = ""] = src.split("/").slice(-2);
  const url = `${SITE}${src}${token ? `?enlace=${token}` : ""}`;
  return GET(new Request(url), { params: Promise.resolve({ orden, file }) });
}

const stored = async () =>
  (await site.db.sql`select 1 from storage.objects where name like ${`${repair.id}/%`}`).count;

describe("a photo of the customer", () => {
  test("is upright, small enough, WebP, and without metadata", async () => {
    await site.visitAs(owner);
    const { status, src } = await upload({ bytes: await photo() });
    expect(status).toBe(201);
    expect(await repairOf(site.db, repair.id)).toMatchObject({ customer_imagenes: [src] });
    const response = await open(src!);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    const bytes = Buffer.from(await response.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(["webp", 1000, 2000, undefined]);
    expect(bytes.includes("Secreta")).toBe(false);
  });

  test("is accepted from a guest who holds the link, while the link is valid", async () => {
    await site.visitAs(null);
    const fields = { token: repair.token };
    expect(await upload({ bytes: await photo(40, 30), fields })).toMatchObject({ status: 201 });
    await site.db.sql`update private.repair_links set revoked_at = now() where token = ${repair.token}`;
    expect(await upload({ bytes: await photo(40, 30), fields })).toMatchObject({ status: 404 });
    expect(await stored()).toBe(1);
  });
});

test.each<[string, Uint8Array, RegExp, number]>([
  ["a page", new TextEncoder().encode("<!doctype html><script>alert(1)</script>"), /no es una foto/, 422],
  ["11 MB", new Uint8Array(11 * 1024 * 1024), /10 MB/, 413],
])("%s: a Spanish reason, nothing stored", async (_, bytes, reason, status) => {
  await site.visitAs(owner);
  expect(await upload({ bytes })).toMatchObject({ status, message: expect.stringMatching(reason) });
  expect(await stored()).toBe(0);
  expect(await repairOf(site.db, repair.id)).toMatchObject({ customer_imagenes: [] });
});

describe("uploads are refused", () => {
  test("to strangers, with or without an account, and for invalid ids", async () => {
    const bytes = await photo(20, 20);
    await site.visitAs(stranger);
    expect(await upload({ bytes })).toMatchObject({ status: 404, message: "No encontramos esa reparación." });
    expect(await upload({ bytes, fields: { repairId: randomUUID() } })).toMatchObject({ status: 404 });
    expect(await upload({ bytes, fields: { repairId: "../x" } })).toMatchObject({ status: 404 });
    expect(await upload({ bytes, fields: { repairId: repair.id, as: "admin" } })).toMatchObject({
      status: 403,
    });
    await site.visitAs(null);
    expect(await upload({ bytes })).toMatchObject({ status: 401 });
    expect(await stored()).toBe(0);
  });
});

describe("a photo of the workshop", () => {
  test("is shown to the customer and the link once a public step names it", async () => {
    await site.visitAs(staff);
    const { status, src } = await upload({
      bytes: await photo(40, 30),
      fields: { repairId: repair.id, as: "admin" },
    });
    expect(status).toBe(201);
    await site.visitAs(owner);
    expect((await open(src!)).status).toBe(404);
    await changeRepairState(site.db, staff.id, repair.id, "En_Diagnostico", { images: [src!] });
    expect((await open(src!)).status).toBe(200);
    await site.visitAs(null);
    expect((await open(src!)).status).toBe(404);
    expect((await open(src!, repair.token)).status).toBe(200);
    await site.db.sql`update private.repair_links set revoked_at = now() where token = ${repair.token}`;
    expect((await open(src!, repair.token)).status).toBe(404);
  });

  test("has an address that cannot lead elsewhere", async () => {
    await site.visitAs(staff);
    for (const src of [
      `/api/repairs/images/${repair.id}/..%2Fx.webp`,
      "/api/repairs/images/x/y.webp",
      `/api/repairs/images/${repair.id}/no-existe.webp`,
    ])
      expect((await open(src)).status).toBe(404);
  });
});
