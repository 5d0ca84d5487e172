import { describe, expect, test } from "vitest";
import { GET } from "@/app/api/municipios/route";
import { placeCashOrderAction } from "@/lib/checkout/actions";
import { deleteAddressAction, saveAddressAction } from "@/lib/users/actions";
import { addProduct } from "../factories/products.ts";
import { answerAs } from "../support/queries.ts";
import { checkoutOf } from "./support/calls.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ street: "Calle 10 # 20-30", ...fields })) form.set(name, text);
  return form;
};
const bookOf = (who: string) =>
  answerAs<{ id: string; parts: { municipality: { code: string } } }[]>(
    site.db,
    who,
  )`select public.own_addresses()`;

describe("an address of the address book", () => {
  test("has the municipality that its text names, and one of several departments is asked about", async () => {
    const me = await site.person();
    await site.visitAs(me);
    const asked = await saveAddressAction(formOf({ municipality: "barbosa", label: "Finca", id: "" }));
    expect(asked).toMatchObject({
      ok: false,
      fieldErrors: {
        municipality:
          "Hay «barbosa» en Antioquia y Santander. Escríbelo con su departamento: Barbosa, Antioquia.",
      },
    });
    expect(await saveAddressAction(formOf({ municipality: "Barbosa, Santander" }))).toMatchObject({
      ok: true,
    });
    expect(await saveAddressAction(formOf({ municipality: "Mosquera, Bogotá" }))).toMatchObject({
      fieldErrors: {
        municipality: "No encontramos «Mosquera, Bogotá». ¿Es Mosquera, Cundinamarca o Mosquera, Nariño?",
      },
    });
    expect(await saveAddressAction(formOf({ municipality: "Cali", street: "Calle 1" }))).toMatchObject({
      fieldErrors: { street: "Escribe la dirección con su número, por ejemplo Carrera 43A # 34 Sur-20." },
    });
    const [saved, ...others] = await bookOf(me.id);
    expect([saved?.parts.municipality.code, others]).toEqual(["68077", []]);

    await site.visitAs(await site.person());
    expect(await saveAddressAction(formOf({ municipality: "Cali", id: saved!.id }))).toMatchObject({
      reason: "not_found",
    });
    await deleteAddressAction({ id: saved!.id });
    expect(await bookOf(me.id)).toHaveLength(1);
  });
});

describe("the checkout", () => {
  test("finds the municipality of a typed text and asks about an unclear one, before anything is stored", async () => {
    await site.visitAs(null);
    const product = await addProduct(site.db, { stock: 5 });
    const order = (code: string, name: string) => {
      const checkout = checkoutOf(product, { method: "contra_entrega" });
      const municipality = { code, name, department: "" };
      return placeCashOrderAction({ ...checkout, shipping: { ...checkout.shipping, municipality } });
    };
    expect(await order("", "Barbosa")).toMatchObject({
      ok: false,
      fieldErrors: { municipality: expect.stringContaining("Hay «Barbosa» en") },
    });
    expect(await order("99999", "Macondo")).toMatchObject({
      ok: false,
      fieldErrors: { municipality: expect.stringContaining("Macondo") },
    });
    for (const [code, name] of [
      ["", "sabaneta"],
      // The code decides: a name beside it is only what the browser showed.
      ["05631", "Bogotá"],
    ] as const)
      expect(await order(code, name)).toMatchObject({ ok: true });
    const lines = await site.db.sql`
      select distinct o.shipping_address, o.municipality from public.orders o join public.order_items i on i.order_id = o.id
      where i.item_id = ${product.id}`;
    expect([...lines]).toEqual([
      { shipping_address: "Carrera 43A # 34 Sur-20, Sabaneta, Antioquia", municipality: "05631" },
    ]);
  });
});

describe("the search of municipalities", () => {
  const search = async (query: string, from = "same-origin") => {
    const request = new Request(`http://localhost:3000/api/municipios${query}`, {
      headers: { "sec-fetch-site": from },
    });
    const response = await GET(request);
    return {
      status: response.status,
      cache: response.headers.get("cache-control"),
      ...(await response.json()),
    };
  };

  test("answers what it found, the only one meant, or a question; it is kept by browsers", async () => {
    expect(await search("?q=enbigado")).toMatchObject({
      status: 200,
      cache: "public, max-age=86400",
      found: [{ code: "05266", name: "Envigado", department: "Antioquia" }],
      only: null,
      question: "No encontramos «enbigado». ¿Es Envigado, Antioquia?",
    });
    expect(await search("?q=Bello")).toMatchObject({ only: { code: "05088" }, question: "" });
    expect((await search("?q=san")).found).toHaveLength(8);
    expect(await search("")).toMatchObject({ status: 200, found: [], only: null });
  });

  test("refuses endless texts and other sites", async () => {
    expect((await search(`?q=${"a".repeat(81)}`)).status).toBe(422);
    expect((await search("?q=bello", "cross-site")).status).toBe(403);
  });
});
