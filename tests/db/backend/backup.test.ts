import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { backup } from "../../../deploy/backup/backup.ts";
import { listTables, readSequences } from "../../../deploy/backup/catalog.ts";
import { contentPath, MANIFEST, type Manifest, readFileList } from "../../../deploy/backup/manifest.ts";
import type { ProjectAddress } from "../../../deploy/backup/project.ts";
import { restore } from "../../../deploy/backup/restore.ts";
import {
  addCourse,
  certificateByCode,
  enrol,
  finishCourse,
  issueCertificate,
} from "../../factories/courses.ts";
import {
  addPaidOrder,
  applyRefund,
  buyProduct,
  cartLine,
  openRefund,
  orderOf,
  placeOrder,
} from "../../factories/orders.ts";
import { applyPayment, beginPayment, newProviderId, paymentUpdate } from "../../factories/payment-updates.ts";
import { addPeople, addPerson } from "../../factories/people.ts";
import { pointsOf } from "../../factories/points.ts";
import { addProduct, stockOf } from "../../factories/products.ts";
import { decideQuote, quoteRepair, requestRepair } from "../../factories/repairs.ts";
import { KEYS, type TestBackend, testBackend } from "../../support/backend.ts";
import { refusal } from "../../support/refusal.ts";

const from = await testBackend();
const to = await testBackend();
const [old, fresh] = [from.database, to.database];

const place = await mkdtemp(path.join(tmpdir(), "aventura-gamer-backup-"));
const folder = path.join(place, "copy");
const silent = () => undefined;

/** A role with the rights of `postgres` on a hosted project: no superuser. */
const operator = `operator_${randomUUID().replaceAll("-", "")}`;
const PASSWORD = "clave-del-operador";

function addressOf({ url, database }: TestBackend): ProjectAddress {
  const address = new URL(database.url);
  address.username = operator;
  address.password = PASSWORD;
  return { databaseUrl: address.href, supabaseUrl: url, secretKey: KEYS.secretKey };
}
const restoreInto = (target: TestBackend, copy = folder, replace = false) =>
  restore(addressOf(target), copy, { replace, log: silent });

/** The columns that a restore changes: it holds back waiting mails. */
const HELD = ["claimed_until", "failed_at", "is_void", "last_error"];

/** Row count and digest of every table; `version` of a file is the store's own. */
async function contents(sql: Sql): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const files = {
    name: "storage.objects",
    columns: ["id", "bucket_id", "name", "owner", "owner_id", "user_metadata", "created_at", "updated_at"],
  };
  for (const { name, columns } of [...(await listTables(sql)), files]) {
    const compared = columns.filter((column) => name !== "private.outbox" || !HELD.includes(column));
    const [row] = await sql.unsafe<{ n: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as n
       from (select ${compared.join(", ")} from ${name}) t`,
    );
    found[name] = row!.n;
  }
  return found;
}

/** All policies, grants, triggers and functions. */
async function rules(sql: Sql) {
  return sql`
    select 'policy' as kind, format('%I.%I %I %s %s %s %s', schemaname, tablename, policyname, roles, cmd, qual, with_check) as text from pg_policies
    union all select 'function', format('%s %s %s', oid::regprocedure, proacl, md5(prosrc)) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select 'trigger', format('%s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select 'constraint', format('%s %I %s %s', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)
    union all select 'grant', format('%s %s %s', oid::regclass, relacl, relrowsecurity) from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)
    union all select 'published', format('%I.%I', schemaname, tablename) from pg_publication_tables
    order by 1, 2`;
}

const BYTES = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, n) => (n * n) % 251));
const UPLOADS = {
  media: { [`products/${randomUUID()}-640.webp`]: BYTES, "hero/portada.webp": Buffer.from("portada") },
  "service-orders": { [`${randomUUID()}/foto.webp`]: Buffer.from("foto") },
  "lesson-files": {
    [`${randomUUID()}.pdf`]: Buffer.from("%PDF-1.7"),
    [`${randomUUID()}.pdf`]: Buffer.from("%PDF-1.7"),
  },
};

async function uploadAll(): Promise<void> {
  for (const [bucket, files] of Object.entries(UPLOADS))
    for (const [name, bytes] of Object.entries(files)) {
      const contentType = name.endsWith(".pdf") ? "application/pdf" : "image/webp";
      const { error } = await from.service.storage
        .from(bucket)
        .upload(name, bytes, { contentType, cacheControl: "31536000" });
      if (error) throw error;
    }
}

beforeAll(async () => {
  await old.sql.unsafe(`create role ${operator} login bypassrls password '${PASSWORD}' in role migrator`);
  await old.sql.begin(async (sql) => {
    await sql`select set_config('app.demo', 'on', true)`;
    await sql.unsafe(await readFile(path.join(import.meta.dirname, "../../../supabase/seed.sql"), "utf8"));
  });
  await uploadAll();
  // Its photo is older and has to be restored.
  await old.sql`update storage.buckets set allowed_mime_types = '{image/png}', file_size_limit = 2 where id = 'service-orders'`;
});
afterAll(async () => {
  await old.sql.unsafe(`drop role ${operator}`);
  await rm(place, { recursive: true, force: true });
});

test("a copy restored into a fresh installation has every row, and the shop continues from there", async () => {
  const people = await addPeople(old);
  const signedIn = await from.signIn();
  const [owner, stranger, laura] = [signedIn.id, await addPerson(old), people.employee];
  const course = await addCourse(old);
  await enrol(old, owner, [course]);
  await finishCourse(old, owner, course);
  const code = await issueCertificate(old, owner, course);
  const product = await addProduct(old, { name: "Ñandú «azul»\\N\t", description: "Línea 1\nLínea 2" });
  const items = [cartLine(product, 2)];
  const order = await placeOrder(old, owner, { items, total: 100_000 });
  const { payment_id } = await beginPayment(old, order.token);
  const refunded = await addPaidOrder(old);
  await openRefund(old, laura, refunded, { amount: 20_000, left: 50_000 });
  await applyRefund(old, refunded, 20_000, 50_000);
  await buyProduct(old, product, 1, { method: "contra_entrega" });
  const repair = await requestRepair(old, owner);
  const asked = await quoteRepair(old, laura, repair.id);
  await decideQuote(old, { quote: asked, user: owner });
  await old.sql`update storage.objects set owner_id = ${laura}, owner = ${laura}, user_metadata = '{"hoja": 1}'
    where bucket_id = 'lesson-files'`;

  const manifest = await backup(addressOf(from), folder, silent);
  const before = { tables: await contents(old.sql), sequences: await readSequences(old.sql) };
  expect(Object.values(before.tables).filter((rows) => !rows.startsWith("0 ")).length).toBeGreaterThan(30);
  expect(manifest).toMatchObject({ files: { count: 5 }, missing: [], deleted: [] });
  expect(before.sequences.filter(({ is_called }) => is_called).length).toBeGreaterThan(3);

  const fixed = await rules(old.sql);
  await restoreInto(to);
  expect({ tables: await contents(fresh.sql), sequences: await readSequences(fresh.sql) }).toEqual(before);
  expect(await rules(fresh.sql)).toEqual(fixed);
  expect(fixed.length).toBeGreaterThan(800);

  // No row references a missing one.
  const keys = await fresh.sql<{ name: string }[]>`
    select format('alter table %s validate constraint %I', conrelid::regclass, conname) as name from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace where contype in ('f', 'c') and n.nspname in ('public', 'private')`;
  await fresh.sql`update pg_constraint set convalidated = false where contype in ('f', 'c') and connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  for (const { name } of keys) await fresh.sql.unsafe(name);
  expect(keys.length).toBeGreaterThan(150);

  // Staff stay staff, and a person signs in with the password they had.
  for (const [role, id] of Object.entries(people))
    expect(await fresh.sql`select role from public.profiles where id = ${id}`).toEqual([{ role }]);
  const session = await to
    .client()
    .auth.signInWithPassword({ email: signedIn.email, password: signedIn.password });
  expect(session.data.user?.id).toBe(owner);

  // Everyone sees only their own rows and keeps their permissions.
  const orders = (who: string) => fresh.as(who, (sql) => sql`select id from public.orders`);
  expect([(await orders(owner)).length, (await orders(stranger)).length]).toEqual([2, 0]);
  expect((await orders(laura)).length).toBeGreaterThan(3);
  expect((await refusal(orders("anon"))).code).toBe("42501");
  expect(await certificateByCode(fresh, code)).toMatchObject({ state: "vigente" });
  expect(await pointsOf(fresh, owner)).toEqual(await pointsOf(old, owner));

  // A pending payment continues; new values of every counter are unused.
  expect(await stockOf(fresh, product)).toBe(7);
  const update = paymentUpdate({ ...order, total: 100_000 }, newProviderId(), "approved");
  expect(await applyPayment(fresh, update)).toBe("paid");
  expect(await orderOf(fresh, order)).toMatchObject({ status: "confirmed", payment_status: "paid" });
  const [payment] = await fresh.sql`select status from public.payments where id = ${payment_id}`;
  expect(payment).toEqual({ status: "approved" });
  const again = await buyProduct(fresh, product);
  await fresh.as("anon", (sql) => sql`select public.cancel_order(${again.token})`);
  expect((await requestRepair(fresh, owner, { key: randomUUID(), description: "Otra falla" })).id).not.toBe(
    repair.id,
  );
  expect(await stockOf(fresh, product)).toBe(7);
}, 120_000);

test("mails that waited in the copy are for staff to decide on, since they were probably sent; newsletters are not sent", async () => {
  const mails = (database: typeof old) =>
    database.sql`select kind, sent_at is not null as sent, failed_at is not null as failed, is_void, last_error
      from private.outbox where dedupe_key like 'held:%' order by dedupe_key`;
  await old.sql`insert into private.outbox (kind, recipient, about, dedupe_key, claimed_until, sent_at, failed_at, last_error) values
    ('order.placed', 'a@example.com', gen_random_uuid(), 'held:1', now() + interval '5 minutes', null, null, ''),
    ('newsletter.post', 'a@example.com', gen_random_uuid(), 'held:2', null, null, null, ''),
    ('order.placed', 'a@example.com', gen_random_uuid(), 'held:3', null, now(), null, ''),
    ('order.placed', 'a@example.com', gen_random_uuid(), 'held:4', null, null, now(), 'refused')`;
  const copy = path.join(place, "mails");
  await backup(addressOf(from), copy, silent);
  const lines: string[] = [];
  await restore(addressOf(to), copy, { replace: true, log: (line) => lines.push(line) });
  const kept = { sent: false, failed: true, is_void: false, last_error: "restored from a backup" };
  expect(await mails(fresh)).toEqual([
    { kind: "order.placed", ...kept },
    { kind: "newsletter.post", ...kept, is_void: true },
    { kind: "order.placed", sent: true, failed: false, is_void: false, last_error: "" },
    { kind: "order.placed", ...kept, last_error: "refused" },
  ]);
  expect(await fresh.sql`select from private.outbox where sent_at is null and failed_at is null`).toEqual([]);
  const [held] = await fresh.sql<{ n: number }[]>`
    select count(*)::int as n from private.outbox where last_error = 'restored from a backup' and not is_void`;
  expect(lines).toContain(`Correos que esperaban: ${held?.n}; decide sobre ellos en /admin/correos`);
  await old.sql`delete from private.outbox where dedupe_key like 'held:%'`;
  await restoreInto(to, folder, true);
}, 120_000);

test("every file has its bytes, type and lifetime, and private ones stay private", async () => {
  for (const [bucket, files] of Object.entries(UPLOADS))
    for (const [name, bytes] of Object.entries(files)) {
      const file = await to.service.storage.from(bucket).download(name);
      expect(Buffer.from(await file.data!.arrayBuffer()).equals(bytes)).toBe(true);
      const [before, after] = await Promise.all(
        [from, to].map(async ({ service }) => (await service.storage.from(bucket).info(name)).data?.metadata),
      );
      expect(after).toMatchObject({ mimetype: before?.mimetype, cacheControl: "max-age=31536000" });
      const open = await fetch(`${to.url}/storage/v1/object/public/${bucket}/${name}`);
      expect(open.ok).toBe(bucket === "media");
    }
});

/** A row whose file is lost, until the test ends. Local Storage answers for a name with a question mark as hosted Storage does for a lost file. */
async function loseFile(name: string): Promise<void> {
  await old.sql`insert into storage.objects (bucket_id, name, metadata) values ('media', ${name}, '{"size": 5}')`;
  onTestFinished(async () => void (await old.sql`delete from storage.objects where name = ${name}`));
}

test("files that change while the backup runs do not stop it: it has the newer one, and lists deleted files apart from lost ones", async () => {
  const media = from.service.storage.from("media");
  const put = (name: string, text: string) =>
    media.upload(name, Buffer.from(text), { contentType: "image/webp", upsert: true });
  for (const name of ["de-paso/cambia.webp", "de-paso/se-va.webp"]) await put(name, "antes");
  onTestFinished(async () => void (await media.remove(["de-paso/cambia.webp"])));
  await loseFile("perdido?.webp");
  const { fetch } = globalThis;
  const asked: string[] = [];
  const change = async () => {
    await put("de-paso/cambia.webp", "de otro tamaño");
    await media.remove(["de-paso/se-va.webp"]);
  };
  let changed: Promise<void> | undefined;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push(address);
    if (init?.method === "GET" && address.includes("/object/media/")) {
      changed ??= change();
      await changed;
    }
    return fetch(address, init);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const lines: string[] = [];
  const copy = path.join(place, "changing");
  const manifest = await backup(addressOf(from), copy, (line) => lines.push(line));
  expect(manifest).toMatchObject({
    files: { count: 6 },
    missing: ["media/perdido?.webp"],
    deleted: ["media/de-paso/se-va.webp"],
  });
  expect(lines.filter((line) => line.startsWith("Aviso"))).toEqual([
    "Aviso: el archivo media/de-paso/se-va.webp se borró mientras se hacía la copia",
    "Aviso: el archivo media/perdido?.webp tiene su fila, pero no su contenido",
  ]);
  expect(asked).toContain(`${from.url}/storage/v1/object/media/perdido%3F.webp`);
  const newer = (await readFileList(copy)).find(({ name }) => name === "de-paso/cambia.webp");
  expect(await readFile(path.join(copy, contentPath(newer!.sha256)), "utf8")).toBe("de otro tamaño");
  expect(newer?.size).toBe(Buffer.byteLength("de otro tamaño"));
});

test("a project that is read-only because its disk is full can be backed up", async () => {
  await old.sql.unsafe(`alter role ${operator} set default_transaction_read_only = on`);
  onTestFinished(async () => {
    await old.sql.unsafe(`alter role ${operator} reset default_transaction_read_only`);
  });
  const before = await contents(old.sql);
  const manifest = await backup(addressOf(from), path.join(place, "read-only"), silent);
  expect(manifest.files.count).toBe(5);
  expect(await contents(old.sql)).toEqual(before);
});

test("the restore lists what was made by hand in either project and is in no migration", async () => {
  await old.sql.unsafe(`create policy "a mano" on public.orders for select to anon using (false);
    grant select (id) on public.orders to anon`);
  await fresh.sql.unsafe("create function public.suelta() returns int language sql as 'select 1'");
  const copy = path.join(place, "by-hand");
  await backup(addressOf(from), copy, silent);
  await old.sql.unsafe(
    `drop policy "a mano" on public.orders; revoke select (id) on public.orders from anon`,
  );
  const warnings = async (source: string) => {
    const lines: string[] = [];
    await restore(addressOf(to), source, { replace: true, log: (line) => lines.push(line) });
    return lines.filter((line) => line.startsWith("Aviso"));
  };
  expect(await warnings(copy)).toEqual([
    "Aviso: function public.suelta(): está en el destino y no en la copia",
    'Aviso: policy "a mano" on public.orders: está en la copia y no en el destino',
    "Aviso: relation public.orders: en el destino es distinto",
  ]);
  await fresh.sql`drop function public.suelta()`;
  expect(await warnings(folder)).toEqual([]);
}, 120_000);

describe("a restore", () => {
  /** A copy of the backup with a change, and the error that rejects it; the target is unchanged. */
  async function refusedWith(change: (copy: string) => Promise<void>, replace = true): Promise<string> {
    const copy = path.join(place, randomUUID());
    await cp(folder, copy, { recursive: true });
    await change(copy);
    const before = await contents(fresh.sql);
    const error = await restoreInto(to, copy, replace).then(
      () => new Error("restored"),
      (cause: Error) => cause,
    );
    expect(await contents(fresh.sql)).toEqual(before);
    await rm(copy, { recursive: true });
    return error.message;
  }
  const asIs = async () => undefined;
  const editManifest = (edit: (manifest: Manifest) => void) => async (copy: string) => {
    const file = path.join(copy, MANIFEST);
    const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
    edit(manifest);
    await writeFile(file, JSON.stringify(manifest));
  };

  test("refuses a target with people or orders unless replacing is requested", async () => {
    expect(await refusedWith(asIs, false)).toContain("--replace");
  });

  test("refuses a folder without a manifest: the backup was not finished", async () => {
    expect(await refusedWith((copy) => rm(path.join(copy, MANIFEST)))).toContain("no es una copia terminada");
  });

  test.each([
    ["a table", async () => path.join("tables", "public.orders.copy.gz")],
    ["a file", async () => contentPath((await readFileList(folder))[0]!.sha256)],
  ])("refuses %s whose content has changed", async (_, name) => {
    const file = await name();
    const damage = async (copy: string) => {
      const bytes = await readFile(path.join(copy, file));
      bytes[bytes.length - 1]! ^= 1;
      await writeFile(path.join(copy, file), bytes);
    };
    expect(await refusedWith(damage)).toBe(`${file} falta o está dañado: usa otra copia.`);
    expect(await refusedWith((copy) => rm(path.join(copy, file)))).toContain("falta o está dañado");
  });

  test("refuses other migrations than the target's", async () => {
    const without = editManifest((manifest) => manifest.migrations.pop());
    expect(await refusedWith(without)).toContain("no tienen las mismas migraciones");
  });

  test("refuses data for which the target has no column or bucket", async () => {
    const more = editManifest(({ tables }) => {
      tables.find(({ name }) => name === "auth.users")!.columns.push("nueva");
    });
    expect(await refusedWith(more)).toContain("auth.users.nueva");
    const fewer = editManifest(({ buckets }) => buckets.splice(buckets.indexOf("media"), 1));
    expect(await refusedWith(fewer)).toContain("(media)");
  });

  test("writes nothing when rows of a table are missing", async () => {
    const short = editManifest(({ tables }) => {
      tables.find(({ name }) => name === "public.orders")!.rows += 1;
    });
    expect(await refusedWith(short)).toContain("No se cambió nada");
  });

  test("stops with the table and the reason when the target rejects a row", async () => {
    await fresh.sql`alter table public.orders add constraint ninguno check (false) not valid`;
    onTestFinished(async () => void (await fresh.sql`alter table public.orders drop constraint ninguno`));
    expect(await refusedWith(asIs)).toBe(
      'public.orders: no se pudieron cargar sus filas (new row for relation "orders" violates check constraint "ninguno"). No se cambió nada.',
    );
  });

  test("refuses a database and an API of two projects, even with equal contents after a restore", async () => {
    await restoreInto(to, folder, true);
    const held = () => Promise.all([old, fresh].map(({ sql }) => contents(sql)));
    const before = await held();
    const mixed = { ...addressOf(from), databaseUrl: addressOf(to).databaseUrl };
    await expect(restore(mixed, folder, { replace: true, log: silent })).rejects.toThrow("mismo proyecto");
    await expect(backup(mixed, path.join(place, "mixed"), silent)).rejects.toThrow("mismo proyecto");
    expect(await held()).toEqual(before);
  }, 120_000);

  test("analyzes the tables without the role's time limit", async () => {
    // A slow index simulates large tables.
    await fresh.sql.unsafe(`
      create function public.despacio(n int) returns int immutable language plpgsql as $$ begin
        if current_setting('application_name') = 'backup' then perform pg_sleep(2); end if;
        return n;
      end $$;
      create table public.lenta (n int);
      create index on public.lenta (public.despacio(n));
      insert into public.lenta values (1);
      alter table public.lenta owner to ${operator};
      alter role ${operator} set statement_timeout = '1500ms'`);
    onTestFinished(async () => {
      await fresh.sql.unsafe(`alter role ${operator} reset statement_timeout;
        drop table public.lenta; drop function public.despacio`);
    });
    await restoreInto(to, folder, true);
    expect(await fresh.sql`select from pg_stats where tablename = 'lenta'`).toHaveLength(1);
  }, 120_000);

  test("replaces all of a target in use, its files too", async () => {
    const before = await contents(old.sql);
    await addPerson(fresh, "admin");
    await fresh.sql`update public.profiles set role = 'cliente'`;
    for (const name of ["hero/portada.webp", "hero/sobra.webp"])
      await to.service.storage
        .from("media")
        .upload(name, Buffer.from("otra"), { contentType: "image/webp", upsert: true });
    await restoreInto(to, folder, true);
    expect(await contents(fresh.sql)).toEqual(before);
    const media = to.service.storage.from("media");
    expect((await media.download("hero/sobra.webp")).error).not.toBeNull();
    expect(await (await media.download("hero/portada.webp")).data?.text()).toBe("portada");
  });
});

describe("the commands", () => {
  const run = (args: string[], address = addressOf(from)) =>
    promisify(execFile)(
      process.execPath,
      [path.join(import.meta.dirname, "../../../deploy/backup/main.ts"), ...args],
      {
        env: {
          ...process.env,
          SUPABASE_DB_URL: address.databaseUrl,
          SUPABASE_URL: address.supabaseUrl,
          SUPABASE_SECRET_KEY: address.secretKey,
        },
      },
    ).catch((error: { stdout: string; stderr: string; code: number }) => error);

  test("back up and restore, and print no secret", async () => {
    const copy = path.join(place, "by-command");
    const made = await run(["backup", copy]);
    const refused = await run(["restore", copy], addressOf(to));
    const replaced = await run(["restore", copy, "--replace"], addressOf(to));
    expect(made.stdout).toContain("Copia terminada");
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("--replace") });
    expect(replaced.stdout).toContain("Restauración terminada");
    expect(await contents(fresh.sql)).toEqual(await contents(old.sql));
    const wrong = {
      ...addressOf(from),
      databaseUrl: addressOf(from).databaseUrl.replace(PASSWORD, "no-es-esta"),
    };
    const failed = await run(["backup", path.join(place, "never")], wrong);
    expect(failed).toMatchObject({ code: 1 });
    const printed = [made, refused, replaced, failed].map(({ stdout, stderr }) => stdout + stderr).join();
    expect(printed).not.toMatch(new RegExp(`${PASSWORD}|no-es-esta|${KEYS.secretKey}`));
  }, 120_000);

  test("exit with their own status when Storage has lost files; the copy is usable, and its restore lists them", async () => {
    await loseFile("perdido?.webp");
    const copy = path.join(place, "lost");
    expect(await run(["backup", copy])).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("Copia terminada"),
      stderr: expect.stringContaining("le faltan archivos"),
    });
    const restored = await run(["restore", copy, "--replace"], addressOf(to));
    expect(restored.stdout).toContain("la copia no tiene el archivo media/perdido?.webp");
    expect(restored.stdout).toContain("Restauración terminada");
  }, 120_000);

  test("print their usage", async () => {
    for (const args of [[], ["backup"], ["restore", "a", "b"], ["erase", "a"]])
      expect(await run(args)).toMatchObject({ code: 1, stderr: expect.stringContaining("npm run restore") });
  });

  test("refuse a folder that is not empty", async () => {
    expect(await run(["backup", folder])).toMatchObject({ stderr: expect.stringContaining("no está vacía") });
  });
});
