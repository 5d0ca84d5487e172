import { expect, test } from "vitest";
import { GET as EXPORT } from "@/app/api/products/export/route";
import { GET as PROBLEMS } from "@/app/api/products/import/[id]/route";
import { POST } from "@/app/api/products/import/route";
import { commitImportAction } from "@/lib/catalog/import/actions";
import type { ImportStep } from "@/lib/catalog/import/types";
import { cardTag, productTag, tags } from "@/lib/freshness/tags";
import { addProduct } from "../factories/products.ts";
import { refreshed } from "./support/next-cache.ts";
import { SITE, testSite } from "./support/site.ts";

const site = await testSite();
const employee = await site.person("employee");
const manager = await site.person("manager");

async function send(body: BodyInit, headers: Record<string, string> = { origin: SITE }) {
  const address = `${SITE}/api/products/import?archivo=lista.csv`;
  const response = await POST(new Request(address, { method: "POST", body, headers }));
  const text = await response.text();
  if (response.status !== 200)
    return { status: response.status, message: JSON.parse(text).message as string };
  const steps = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ImportStep);
  return { status: 200, news: steps, last: steps.at(-1)! };
}

async function checked(body: BodyInit) {
  const { last } = await send(body);
  if (last?.step !== "done") throw new Error(JSON.stringify(last));
  return last.check;
}

test("reads a file of old Windows, reports its progress, and saves it on request", async () => {
  await site.visitAs(manager);
  const product = await addProduct(site.db, { name: "Batería" });
  const text =
    "slug;nombre;precio;existencias\r\nbateria;Batería grande;1.250.000;7\r\ncable-nuevo;Cable ñ;25000;2\r\n";
  const { news: steps } = await send(Buffer.from(text, "latin1"));
  expect(steps?.map(({ step }) => step)).toEqual(["reading", "staging", "checking", "done"]);
  const check = await checked(Buffer.from(text, "latin1"));
  expect(check).toMatchObject({ fileName: "lista.csv", created: 1, changed: 1, failed: 0 });
  refreshed.length = 0;
  expect(await commitImportAction({ importId: check.importId })).toEqual({
    ok: true,
    data: { created: 1, changed: 1, unchanged: 0, products: [product.id] },
  });
  expect(refreshed).toEqual([tags.products, productTag(product.id), cardTag(product.id)]);
  const rows = await site.db
    .sql`select name, price, stock from public.products where slug in ('bateria', 'cable-nuevo') order by name`;
  expect([...rows]).toEqual([
    { name: "Batería grande", price: 1_250_000, stock: 7 },
    { name: "Cable ñ", price: 25_000, stock: 2 },
  ]);
});

test("returns all problems as a file", async () => {
  await site.visitAs(employee);
  const lines = Array.from({ length: 250 }, (_, n) => `p-${n};Producto ${n};caro`).join("\n");
  const check = await checked(`slug;nombre;precio\n${lines}\nq;"=roto;1`);
  expect([check.failed, check.problems.length]).toEqual([251, 200]);
  expect(check.problems[0]).toEqual({
    line: 2,
    reasons: ["Precio: «caro» no es un número entero de 0 en adelante."],
  });
  expect(await commitImportAction({ importId: check.importId })).toMatchObject({
    ok: false,
    reason: "import_failed",
  });
  const params = Promise.resolve({ id: check.importId });
  const answer = await (await PROBLEMS(new Request(SITE), { params } as never)).text();
  expect(answer.trim().split("\r\n")).toHaveLength(252);
  expect(answer).toContain("252;");
});

test("exports the matches of the list's address, in a form that can be imported unchanged", async () => {
  await site.visitAs(employee);
  await addProduct(site.db, {
    name: "=SUMA(1;2)",
    category: "raros",
    price: 1_234_567,
    description: 'Dijo "ya"\nLínea',
  });
  const response = await EXPORT(new Request(`${SITE}/api/products/export?categoria=raros&orden=nombre`));
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="productos-[\d-]+\.csv"$/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  expect(text.startsWith("\ufeffid;slug;nombre;")).toBe(true);
  expect(text).toContain("1.234.567");
  expect(text).toContain(`"'=SUMA(1;2)"`);
  expect(await checked(bytes)).toMatchObject({ total: 1, unchanged: 1, failed: 0 });
});

test("has a column of costs only for who may see them, and takes one from everybody", async () => {
  const product = await addProduct(site.db, { name: "Costoso", category: "costos", stock: 0 });
  await site.visitAs(manager);
  const { importId } = await checked("slug;existencias;costo\ncostoso;2;7.654.321\n");
  expect(await commitImportAction({ importId })).toMatchObject({ ok: true });
  const exported = async () =>
    (await EXPORT(new Request(`${SITE}/api/products/export?categoria=costos`))).text();
  expect(await exported()).toContain(";2;2;7.654.321;");
  await site.visitAs(employee);
  const text = await exported();
  expect(text).not.toMatch(/costo;|7\.?654\.?321/);
  expect(text).toContain(product.slug);
});

test("says what is wrong with a file as a whole", async () => {
  await site.visitAs(employee);
  expect(await send("")).toMatchObject({ status: 422, message: "El archivo está vacío." });
  expect((await send("a;b\n1;2")).last).toMatchObject({
    step: "failed",
    message: expect.stringContaining("primera fila"),
  });
  expect(await send(new Uint8Array(41 * 1024 * 1024))).toMatchObject({
    status: 413,
    message: expect.stringContaining("40 MB"),
  });
});
