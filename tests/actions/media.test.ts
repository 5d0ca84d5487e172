import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { POST } from "@/app/api/media/route";
import { copyImageAction } from "@/lib/media/actions";
import { keepImage } from "@/lib/media/mutations";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const people = await site.people("cliente", "employee", "superadmin");

const photo = (width = 3000, height = 1500) =>
  sharp({ create: { width, height, channels: 3, background: "#7c3aed" } })
    .withExif({ IFD0: { Artist: "Ana Secreta" }, IFD3: { GPSLatitude: "6/1 10/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

type Upload = { bytes: Uint8Array; folder?: string };

async function upload({ bytes, folder = "productos" }: Upload) {
  const form = new FormData();
  form.set("folder", folder);
  form.set("file", new File([new Uint8Array(bytes)], "foto.jpg", { type: "image/jpeg" }));
  const init = { method: "POST", body: form, headers: { origin: SITE } };
  const response = await POST(new Request(`${SITE}/api/media`, init));
  const body = (await response.json()) as { src?: string; width?: number; height?: number; message?: string };
  return { status: response.status, ...body };
}

const stored = async () =>
  (await site.db.sql<{ name: string }[]>`select name from storage.objects where bucket_id = 'media'`).map(
    ({ name }) => name,
  );

describe("a picture of the store", () => {
  test("is upright, small enough, WebP, without metadata, and named by its content", async () => {
    await site.visitAs(people.employee);
    const first = await upload({ bytes: await photo() });
    expect(first).toMatchObject({ status: 201, width: 1200, height: 2400 });
    expect(first.src).toMatch(/^\/media\/productos\/[0-9a-f]{24}-\d+x\d+\.webp$/);
    const again = await upload({ bytes: await photo() });
    expect(again).toMatchObject({ status: 201, src: first.src });
    expect(await stored()).toEqual([first.src?.replace("/media/", "")]);
    const file = await fetch(`${site.backend.url}/storage/v1/object/public${first.src}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(["webp", 1200, 2400, undefined]);
    expect(bytes.includes("Secreta")).toBe(false);
  });

  const text = (content: string) => new TextEncoder().encode(content);
  /** A picture of one pixel that claims 81 million: above the limit for decoding. */
  const bomb = async () => {
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    for (const place of [16, 20]) png.writeUInt32BE(9000, place);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, RegExp, number?][] = [
    [
      "a drawing with a script",
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /no es una foto/,
    ],
    ["a page", () => text("<!doctype html><script>alert(1)</script>"), /no es una foto/],
    [
      "a script after a photo's first bytes",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text("<script>")]),
      /No pudimos leer/,
    ],
    ["HEIC", () => Buffer.concat([Buffer.from([0, 0, 0, 28]), text("ftypheic")]), /HEIC/],
    ["a bomb", bomb, /megapíxeles/],
    ["11 MB", () => new Uint8Array(11 * 1024 * 1024), /10 MB/, 413],
    ["nothing", () => new Uint8Array(), /vacío|Elige/],
  ];
  test.each(cases)("%s: rejected with a Spanish reason", async (_, make, reason, status = 422) => {
    await site.visitAs(people.employee);
    const before = await stored();
    expect(await upload({ bytes: await make() })).toMatchObject({
      status,
      message: expect.stringMatching(reason),
    });
    expect(await stored()).toEqual(before);
  });

  test("is for staff, in a known folder", async () => {
    const bytes = await photo(20, 10);
    const before = await stored();
    await site.visitAs(null);
    expect(await upload({ bytes })).toMatchObject({ status: 401 });
    await site.visitAs(people.cliente);
    expect(await upload({ bytes })).toMatchObject({ status: 403, message: "Sin permisos" });
    await site.visitAs(people.employee);
    expect(await upload({ bytes, folder: "../repairs" })).toMatchObject({ status: 422 });
    expect(await stored()).toEqual(before);
  });

  test("comes from public addresses only", async () => {
    await site.visitAs(people.employee);
    for (const address of [
      site.backend.url,
      "http://169.254.169.254/latest/meta-data",
      "http://localhost/a.jpg",
    ])
      expect(await copyImageAction({ address, folder: "hero" })).toMatchObject({
        ok: false,
        code: "invalid",
        message: expect.stringContaining("no es pública"),
      });
    expect(await copyImageAction({ address: " ", folder: "hero" })).toMatchObject({
      fieldErrors: { address: "La URL de la imagen es requerida" },
    });
    expect(await keepImage("/media/productos/a.webp", "productos")).toBe("/media/productos/a.webp");
  });
});
