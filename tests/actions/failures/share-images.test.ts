import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { GET } from "@/app/og/[tipo]/[archivo]/route";
import { shareImage } from "@/lib/seo/share-image";
import { SITE, testSite } from "../support/site.ts";

const site = await testSite();
const PICTURE = "/media/productos/verde.webp";
const GREEN = { r: 20, g: 200, b: 60 };

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: GREEN } })
    .webp()
    .toBuffer();
  const { error } = await site.backend.service.storage
    .from("media")
    .upload(PICTURE.replace("/media/", ""), bytes, { contentType: "image/webp" });
  if (error) throw error;
  await site.db.sql`insert into public.products (slug, name, price, image, category) values
    ('con-foto', 'Control', 120000, ${PICTURE}, 'ps5'), ('sin-foto', 'Cable', 25000, '', ''),
    ('foto-perdida', 'Lente', 1, '/media/productos/no-esta.webp', '')`;
  await site.db.sql`insert into public.courses (slug, title, price, level, curriculum, is_published)
    values ('curso', 'Microsoldadura', 1, 'avanzado', '[{"name": "Uno", "lessons": [{"title": "A"}]}]', true)`;
  await site.db
    .sql`insert into public.posts (slug, title, excerpt, body, category, state, published_at) values
    ('articulo', 'Cómo limpiar', 'e', 'b', 'tutoriales', 'publicado', now()),
    ('borrador', 'Aún no', 'e', 'b', 'tutoriales', 'borrador', null)`;
});

async function ask(address: string) {
  const [, , tipo = "", archivo = ""] = new URL(address, SITE).pathname.split("/");
  const answer = await GET(new Request(`${SITE}${address}`), { params: Promise.resolve({ tipo, archivo }) });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The colour in the middle of the half that shows the picture. */
async function middle(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left: 900, top: 500, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const near = (color: number[], { r, g, b }: typeof GREEN) =>
  [r, g, b].every((value, index) => Math.abs(value - color[index]!) < 12);

describe("the picture of a shared link", () => {
  const kinds = [
    shareImage("producto", "con-foto"),
    shareImage("producto", "con-foto", "abc"),
    shareImage("servicio", "reparacion-xbox"),
    shareImage("curso", "curso"),
    shareImage("blog", "articulo"),
  ];
  test.each(kinds)(
    "%s is a PNG of the size that social networks expect, cacheable by them",
    async (address) => {
      const { status, headers, bytes } = await ask(address);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe("image/png");
      expect(headers.get("cache-control")).toContain("s-maxage=86400");
      const { format, width, height } = await sharp(bytes).metadata();
      expect([format, width, height]).toEqual(["png", 1200, 630]);
      // Some networks give up on pictures beyond 300 KB.
      expect(bytes.length).toBeLessThan(300_000);
    },
  );

  test("shows the product's own picture, and the store's mark for one that is missing or not ours", async () => {
    expect(near(await middle((await ask(shareImage("producto", "con-foto"))).bytes), GREEN)).toBe(true);
    const marks = ["sin-foto", "foto-perdida"].map((slug) => ask(shareImage("producto", slug)));
    for (const { status, bytes } of await Promise.all(marks)) {
      expect(status).toBe(200);
      expect(near(await middle(bytes), GREEN)).toBe(false);
    }
  });

  test("changes with its content", async () => {
    const before = (await ask(shareImage("producto", "sin-foto"))).bytes;
    await site.db.sql`update public.products set price = 99000 where slug = 'sin-foto'`;
    expect((await ask(shareImage("producto", "sin-foto"))).bytes.equals(before)).toBe(false);
  });

  test.each([
    "/og/producto/no-existe.png",
    "/og/servicio/reparacion-nevera.png",
    "/og/curso/con-foto.png",
    "/og/blog/borrador.png",
    "/og/pedido/con-foto.png",
    "/og/toString/con-foto.png",
    "/og/producto/con-foto",
    "/og/producto/con-foto.jpg",
    "/og/producto/CON-FOTO.png",
    "/og/producto/..%2Fcon-foto.png",
  ])("%s does not exist", async (address) => {
    expect((await ask(address)).status).toBe(404);
  });
});
