import type { Browser } from "@playwright/test";
import type postgres from "postgres";
import { type Latency, stockShop, timed } from "./search.ts";
import { signedIn } from "./sign-in.ts";

const ADDRESSES = [
  "",
  "?categoria=controles",
  "?existencias=bajo&orden=existencias",
  "?pagina=40",
  "?q=control%20ps5",
  "?categoria=xbox&orden=-precio&pagina=3",
  "?q=contrl",
  "?orden=nombre&pagina=900",
  "?existencias=agotado&q=cable",
];

/** How long an employee waits for the whole page of products after a change of filter or page, from the server. */
export async function staffPageLatency(browser: Browser, site: string): Promise<Latency> {
  const context = (await signedIn(browser, site, "employee@example.com")).context();
  try {
    return await timed(350, async (n) => {
      const answer = await context.request.get(`/admin/productos${ADDRESSES[n % ADDRESSES.length]}`);
      if (!answer.ok() || !(await answer.text()).includes("<h1"))
        throw new Error(`status ${answer.status()}`);
    });
  } finally {
    await context.close();
  }
}

/** Runs with a hundred thousand more products in the shop, and takes them away again. */
export async function withFullShop<Result>(
  sql: postgres.Sql,
  products: number,
  run: () => Promise<Result>,
): Promise<Result> {
  // The stand-in for the write-ahead log would copy every one of them.
  const quietly = async (work: () => Promise<unknown>) => {
    await sql`alter table public.products disable trigger zz_realtime`;
    await work().finally(() => sql`alter table public.products enable trigger zz_realtime`);
  };
  await quietly(() => stockShop(sql, products));
  try {
    return await run();
  } finally {
    await quietly(
      () => sql`delete from public.products where description like 'Repuesto o accesorio de la serie %'`,
    );
  }
}
