import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postgres, { type TransactionSql } from "postgres";
import { sizedName } from "../../lib/media/picture-size.ts";
import { type LocalConfig, ROOT } from "../launch/config.ts";
import { demoImages } from "./art/manifest.ts";
import { renderArt } from "./art/render.ts";
import { seedBlog } from "./blog.ts";
import { seedCash } from "./cash.ts";
import { seedContact } from "./contact.ts";
import { courses, products, services, slides } from "./data/catalog.ts";
import { posts } from "./data/read-posts.ts";
import { seedHandledOrders } from "./handled-orders.ts";
import { seedHome } from "./home.ts";
import { uploadSheets } from "./lesson-sheets.ts";
import { seedLearning, seedLessons } from "./lessons.ts";
import { seedOrders } from "./orders.ts";
import { seedPosts } from "./posts.ts";
import { seedProgress } from "./progress.ts";
import { seedPurchases } from "./purchases.ts";
import { seedRepairs } from "./repairs.ts";
import { seedReviews } from "./reviews.ts";
import { rowId } from "./row-id.ts";
import { seedWorkshop } from "./workshop.ts";
import { seedWorkshopHistory } from "./workshop-history.ts";

type Options = { databaseUrl: string; config: LocalConfig; log: (line: string) => void };

/** Image URLs by manifest key. */
type Pictures = Map<string, string>;

const DAY_MS = 86_400_000;

/** Seeds accounts, catalogue and images into an empty database. Existing rows are kept. */
export async function seedDemo({ databaseUrl, config, log }: Options): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select set_config('app.demo', 'on', false)`;
    await sql.unsafe(await readFile(path.join(ROOT, "supabase/seed.sql"), "utf8"));
    const [{ full, seeded }] = await sql<[{ full: boolean; seeded: boolean }]>`
      select exists (select 1 from public.products) and exists (select 1 from public.courses) as full,
        exists (select 1 from public.posts) as seeded`;
    if (full && seeded) return;
    log("Dibujando y guardando las imágenes de la demostración…");
    const pictures = await uploadPictures(config);
    const sheets = await uploadSheets(config);
    const picture = (key: string) => {
      const address = pictures.get(key);
      if (!address) throw new Error(`Falta la imagen ${key}`);
      return address;
    };
    await sql.begin(async (tx) => {
      await seedBlog(tx, picture);
      if (full) return;
      await insertCatalog(tx, picture);
      await seedPurchases(tx);
      await seedLessons(tx, picture, sheets);
      await seedOrders(tx);
      await seedRepairs(tx, config);
      await seedWorkshop(tx);
      await seedWorkshopHistory(tx);
      await seedLearning(tx);
      await seedReviews(tx);
      await seedHandledOrders(tx);
      await seedCash(tx);
      await seedProgress(tx);
      await seedPosts(tx);
      await seedContact(tx);
      await seedHome(tx, picture);
      // Historic data: send no mails about it.
      await tx`delete from private.outbox`;
    });
    log(
      `Datos de demostración: ${products.length} productos, ${services.length} servicios, ${courses.length} cursos, ${posts.length} artículos`,
    );
  } finally {
    await sql.end();
  }
}

/** Renders every image (cached in the data folder) and uploads it to the public bucket. */
async function uploadPictures({ dataDir, env, pictureScale = 1 }: LocalConfig): Promise<Pictures> {
  const pictures: Pictures = new Map();
  // A change of the drawing code renders everything again.
  const cache = path.join(dataDir, "art", await drawingCode());
  await mkdir(cache, { recursive: true });
  const queue = [...demoImages()];
  const worker = async () => {
    for (let image = queue.shift(); image; image = queue.shift()) {
      const bytes = await rendered(cache, image, pictureScale);
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 10);
      const name = `${sizedName(`${image.path}-${hash}`, image)}.webp`;
      const answer = await fetch(`${env.SUPABASE_URL}/storage/v1/object/media/${name}`, {
        method: "POST",
        headers: {
          apikey: env.SUPABASE_SECRET_KEY ?? "",
          authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
          "content-type": "image/webp",
          "cache-control": "max-age=31536000",
          "x-upsert": "true",
        },
        body: new Uint8Array(bytes),
      });
      if (!answer.ok) throw new Error(`No se pudo guardar ${name}: ${answer.status} ${await answer.text()}`);
      pictures.set(image.key, `/media/${name}`);
    }
  };
  await Promise.all(Array.from({ length: 3 }, worker));
  return pictures;
}

async function drawingCode(): Promise<string> {
  const folder = path.join(import.meta.dirname, "art");
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(await readFile(path.join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

async function rendered(cache: string, image: ReturnType<typeof demoImages>[number], scale: number) {
  const size = { width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale) };
  const key = createHash("sha256")
    .update(JSON.stringify([image, size]))
    .digest("hex")
    .slice(0, 24);
  const file = path.join(cache, `${key}.webp`);
  if (existsSync(file)) return readFile(file);
  const { bytes } = await renderArt(image.spec, size);
  await writeFile(file, bytes);
  return bytes;
}

/** Creation dates that match the list order: one day apart. */
function madeAt(index: number): Date {
  return new Date(Date.now() - index * DAY_MS);
}

/** "CON-001": short enough for the bars of a label. */
const skuOf = (kind: string, index: number) =>
  `${kind.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(3, "0")}`;

/** The catalogue; `picture` returns the address of a stored picture. */
export async function insertCatalog(sql: TransactionSql, picture: (key: string) => string): Promise<void> {
  for (const [index, item] of products.entries()) {
    const { slug, gallery, details } = item;
    const images = [
      picture(`products/${slug}`),
      ...gallery.map((_, n) => picture(`products/${slug}/${n + 1}`)),
    ];
    await sql`
      insert into public.products (id, slug, sku, name, description, price, image, images, category, platforms, kind, condition, condition_note,
        warranty_months, warranty_note, stock, badge_text, badge_color, details, created_at)
      values (${rowId("product", slug)}, ${slug}, ${skuOf(item.kind, index)}, ${item.name}, ${item.description}, ${item.price}, ${images[0] ?? ""}, ${images}, ${item.category}, ${item.platforms}::public.product_platform[],
        ${item.kind}, ${item.condition}, ${item.condition_note}, ${item.warranty_months}, ${item.warranty_note}, ${item.stock},
        ${item.badge_text ?? ""}, ${item.badge_color}, ${sql.json(details)}, ${madeAt(index)})
      on conflict (slug) do nothing`;
  }
  for (const [index, item] of services.entries())
    await sql`
      insert into public.services (id, slug, name, description, image, price, created_at)
      values (${rowId("service", item.slug)}, ${item.slug}, ${item.name}, ${item.description}, ${picture(`services/${item.slug}`)}, ${item.price}, ${madeAt(index)})
      on conflict (slug) do nothing`;
  for (const [index, item] of courses.entries())
    await sql`
      insert into public.courses (id, slug, title, description, price, content, cover, duration_weeks, level, estimated_students,
        tax_class, has_certification, curriculum, requirements, includes, learning_outcomes, is_published, created_at)
      values (${rowId("course", item.slug)}, ${item.slug}, ${item.title}, ${item.description}, ${item.price}, ${item.content}, ${picture(`courses/${item.slug}`)},
        ${item.duration_weeks}, ${item.level}, ${item.estimated_students}, ${item.tax_class ?? "iva_19"}, ${item.has_certification}, ${sql.json(item.curriculum)},
        ${sql.json(item.requirements)}, ${sql.json(item.includes)}, ${sql.json(item.learning_outcomes)}, true, ${madeAt(index)})
      on conflict (slug) do nothing`;
  for (const item of slides)
    await sql`
      insert into public.hero_slides (title, subtitle, description, button_text, button_url, image_url, is_active, display_order)
      select ${item.title}, ${item.subtitle}, ${item.description}, ${item.button_text}, ${item.button_url},
        ${picture(`slides/${item.display_order}`)}, ${item.is_active}, ${item.display_order}
      where not exists (select 1 from public.hero_slides where title = ${item.title})`;
}
