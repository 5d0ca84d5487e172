import { expect, test } from "vitest";
import { POST as enforceRetention } from "@/app/api/retention/route";
import { newBrowser } from "./support/next-headers.ts";
import { testSiteWithPayments } from "./support/site-with-payments.ts";

const site = await testSiteWithPayments();

const call = (authorization: string) => {
  newBrowser();
  return enforceRetention(
    new Request("http://localhost:3000/api/retention", { method: "POST", headers: { authorization } }),
  );
};

test("the scheduler's call deletes files that nothing names from storage, and rows that are old", async () => {
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

  expect((await call(`Bearer ${process.env.REVALIDATE_SECRET}`)).status).toBe(200);
  expect((await storage.from("media").exists("suelta.webp")).data).toBe(false);
  expect((await storage.from("media").exists("portada.webp")).data).toBe(true);
  expect(await sql`select from private.files_to_erase`).toHaveLength(0);
  expect(await sql`select from public.rate_limits where key = 't:1.2.3.4'`).toHaveLength(0);
});
