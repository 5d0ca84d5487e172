import { afterEach, expect, test, vi } from "vitest";
import { POST as enforceRetention } from "@/app/api/retention/route";
import { answerInstead, failing } from "./support/answer-instead.ts";
import { scheduled } from "./support/calls.ts";
import { newBrowser } from "./support/next-headers.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();
afterEach(() => vi.restoreAllMocks());

const call = (authorization?: string) => {
  newBrowser();
  return enforceRetention(scheduled("/api/retention", authorization));
};

test("the scheduler's call deletes unreferenced files from storage, and old rows", async () => {
  const { sql } = site.db;
  const { storage } = site.backend.service;
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: "image/webp" });
  for (const name of ["suelta.webp", "portada.webp"])
    expect((await storage.from("media").upload(name, picture)).error).toBeNull();
  await sql`update storage.objects set created_at = now() - interval '31 days' where bucket_id = 'media'`;
  await sql`insert into public.posts (slug, title, category, cover) values ('p', 'P', 'noticias', '/media/portada.webp')`;
  await sql`insert into public.rate_limits (key, window_start) values ('t:1.2.3.4', now() - interval '2 days')`;

  expect((await call("Bearer nada")).status).toBe(401);
  expect((await storage.from("media").exists("suelta.webp")).data).toBe(true);

  expect((await call()).status).toBe(200);
  expect((await storage.from("media").exists("suelta.webp")).data).toBe(false);
  expect((await storage.from("media").exists("portada.webp")).data).toBe(true);
  expect(await sql`select from private.files_to_erase`).toHaveLength(0);
  expect(await sql`select from public.rate_limits where key = 't:1.2.3.4'`).toHaveLength(0);
});

test.each([
  ["storage refuses to delete", /storage\/v1\/object/],
  ["the queue cannot be read", /rpc\/files_to_erase/],
  ["the deletion cannot be recorded", /rpc\/files_erased/],
])("a run fails when %s, also when nothing else is due", async (_, refused) => {
  const { sql } = site.db;
  await sql`insert into private.files_to_erase (bucket, name) values ('service-orders', 'a/b.webp') on conflict do nothing`;
  const forbidden = { message: "Invalid Compact JWS", statusCode: "403", error: "Unauthorized" };
  answerInstead(refused, failing(403, forbidden));
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const runs = async () => {
    const rows = await sql<
      { is_ok: boolean }[]
    >`select is_ok from private.job_runs where name = 'retention' order by id`;
    return rows.map(({ is_ok }) => is_ok);
  };
  await sql`update private.tidied set at = '-infinity' where what = 'rows'`;
  await sql`delete from private.job_runs`;
  await sql`delete from private.jobs`;

  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  expect(await runs()).toEqual([false, false]);
  expect(await sql`select name from private.jobs where finished_at is not null`).toHaveLength(1);
  expect(await sql`select from private.files_to_erase`).toHaveLength(1);
  expect(errors.mock.calls.filter(([line]) => /"event":"files\.(left|unknown)"/.test(line))).toHaveLength(2);

  // Once it answers again, the file is deleted, and the next run with work has no failures.
  vi.restoreAllMocks();
  expect((await call()).status).toBe(200);
  expect(await sql`select from private.files_to_erase`).toHaveLength(0);
  await sql`update private.tidied set at = '-infinity' where what = 'rows'`;
  await call();
  expect(await runs()).toEqual([false, false, true]);
});
