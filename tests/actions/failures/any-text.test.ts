import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type * as ActionModule from "@/lib/auth/action-builder";
import { addCustomerHistory } from "../../factories/customer-history.ts";
import { addCashOrder, addPaidOrder, cartLine, stampOf } from "../../factories/orders.ts";
import { addPost } from "../../factories/posts.ts";
import { addProduct } from "../../factories/products.ts";
import { bringRepair, labourLine, quoteRepair } from "../../factories/repairs.ts";
import { type Dice, randomTexts } from "../../support/random-text.ts";
import { formToken } from "../support/calls.ts";
import { afterIsDone } from "../support/next-server.ts";
import { testSite } from "../support/site.ts";

type Answer = { ok: boolean; code?: string; message?: string };
type Action = (input: unknown) => Promise<Answer>;
/** The parts of a JSON schema that describe a field's values. */
type Shape = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  maximum?: number;
  minimum?: number;
  maxLength?: number;
};

const schemas = vi.hoisted(() => new Map<unknown, unknown>());
vi.mock("@/lib/auth/action-builder", async (original) => {
  const real = await original<typeof ActionModule>();
  return {
    ...real,
    createActionBuilder: (deps: Parameters<typeof real.createActionBuilder>[0]) => {
      const define = real.createActionBuilder(deps);
      return (options: Parameters<typeof define>[0]) => {
        const action = define(options);
        schemas.set(action, options.schema);
        return action;
      };
    },
  };
});

const modules = import.meta.glob<Record<string, unknown>>("../../../lib/**/actions.ts", { eager: true });
const actions = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Action] => schemas.has(entry[1]));

const site = await testSite();
const { db } = site;

const ROUNDS = 3;
/** Tables that rejected calls write too. */
const COUNTED = ["public.rate_limits", "private.search_misses"];

/** Actions that must have stored something at least once. */
const STORED = [
  "addCourseAction",
  "addPostAction",
  "createMemberAction",
  "createProductAction",
  "createServiceAction",
  "placeCashOrderAction",
  "requestRepairAction",
  "saveAddressAction",
  "saveProfileAction",
  "sendMessageAction",
  "subscribeAction",
];

/** The table that the `id` of an action refers to. */
const TABLES: [RegExp, string][] = [
  [/PostAction$/, "posts"],
  [/ProductAction$|Stock/, "products"],
  [/ServiceAction$/, "services"],
  [/SlideAction$/, "hero_slides"],
  [/CourseAction$/, "courses"],
  [/StoryAction$/, "repair_stories"],
  [/MemberAction$/, "team_members"],
  [/SynonymAction$/, "search_synonyms"],
];
const REFERENCES: Record<string, string> = {
  productId: "products",
  courseId: "courses",
  orderId: "orders",
  orderIds: "orders",
  repairId: "ordenes_servicio",
  quoteId: "cotizaciones",
  messageId: "contact_messages",
  userId: "profiles",
  technicianId: "profiles",
  withdrawalId: "retractos",
  reversalId: "reversiones",
  postId: "social_posts",
  reviewIds: "reviews",
  subscriberId: "newsletter_subscribers",
  items: "order_items",
};

const PICTURE = "/media/foto.webp";

/** A row of every kind that a form may refer to. */
async function furnish() {
  const { id, token } = await addCustomerHistory(db);
  const product = await addProduct(db, { stock: 900 });
  await addCashOrder(db);
  await addPaidOrder(db);
  await addPost(db, "entrada-de-prueba", "borrador");
  const { id: repair } = await bringRepair(db, id);
  const [employee] = await db.sql<{ id: string }[]>`select id from public.profiles where role = 'employee'`;
  await quoteRepair(db, employee?.id ?? "", repair, [labourLine(90_000)]);
  await db.sql`insert into public.services (slug, name, price) values ('limpieza-de-prueba', 'Limpieza', 90000)`;
  await db.sql`insert into public.hero_slides (title, subtitle, description, button_text, button_url, image_url) values ('Uno', 'Dos', 'Tres', 'Ver', '/tienda', '/media/hero.webp')`;
  await db.sql`insert into public.search_synonyms (words) values ('play, consola')`;
  await db.sql`insert into public.team_members (name, specialty, photo_url) values ('Ana', 'Consolas', '')`;
  await db.sql`insert into public.repair_stories (title, console, problem, work, before_url, after_url) values ('Uno', 'PS5', 'No enciende', 'Puerto', '/media/a.webp', '/media/b.webp')`;
  return { token, product };
}
type Furnished = Awaited<ReturnType<typeof furnish>>;

/** A row of a table for a call. */
async function rowOf(table: string, { roll }: Dice): Promise<{ id: string; version?: number }> {
  const rows = await db.sql<{ id: string; version?: number }[]>`
    select * from ${db.sql(`public.${table}`)} order by 1 limit 20`;
  return rows[roll(Math.max(1, rows.length))] ?? { id: randomUUID() };
}

/** An input of this shape: valid values by field, or any text. */
function inputs(dice: Dice, action: string, { token, product }: Furnished) {
  const { roll, pick, text } = dice;
  // With only one strange field, the other fields are processed too.
  let strangeOfTen = 0;
  const isStrange = () => roll(10) < strangeOfTen;
  const table = TABLES.find(([name]) => name.test(action))?.[1];
  const known: Record<string, () => unknown> = {
    email: () => `${roll(1000)}@example.com`,
    phone: () => `30012345${10 + roll(90)}`,
    contactPhone: () => "3001234567",
    whatsapp: () => "573001234567",
    token: () => (/sendMessage|subscribe/.test(action) ? formToken() : token),
    privacy: () => "on",
    acceptsData: () => true,
    acceptsTerms: () => true,
    sitio: () => "",
    slug: () => `entrada-${roll(1000)}`,
    date: () => "2026-11-20",
    learnedOn: () => "2026-11-20",
    lessonId: () => "uno",
    url: () => "https://example.com/a",
    buttonUrl: () => "/tienda",
    service: () => "consola",
    municipality: () => (/address/i.test(action) ? "Envigado" : { code: "05266", name: "", department: "" }),
    street: () => "Calle 10 # 20-30",
    price: () => 1000 * (1 + roll(90)),
    unitPrice: () => 1000,
    duration: () => 10,
    displayOrder: () => 1,
    cover: () => PICTURE,
    images: () => [],
    image: () => PICTURE,
    imageUrl: () => PICTURE,
    beforeUrl: () => PICTURE,
    afterUrl: () => PICTURE,
    photoUrl: () => PICTURE,
    src: () => PICTURE,
    publishOn: () => "",
    paidToken: () => "",
    pickupDay: () => "",
    pickupSlot: () => "",
    delivery: () => (/CashOrder|createPayment/.test(action) ? "envio" : "local"),
    replaces: () => undefined,
    ...(/CashOrder|createPayment/.test(action) && {
      items: () => [cartLine(product)],
      expectedTotal: () => product.price,
    }),
  };
  async function field(shape: Shape, name: string): Promise<unknown> {
    const meant = known[name];
    if (meant && !isStrange()) return meant();
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return field(pick(choices), name);
    if (shape.const !== undefined) return shape.const;
    if (shape.enum) return pick(shape.enum);
    if (shape.properties) return object(shape);
    if (shape.type === "array") {
      const made = [];
      for (let left = (shape.minItems ?? 0) + roll(3); left > 0; left--)
        made.push(await field(shape.items ?? {}, name));
      return made;
    }
    if (shape.format === "uuid") {
      const of = REFERENCES[name] ?? (/^ids?$/.test(name) ? table : undefined);
      return of ? (await rowOf(of, dice)).id : randomUUID();
    }
    if (shape.type === "boolean") return roll(2) === 1;
    if (name === "version") return table ? ((await rowOf(table, dice)).version ?? 1) : 0;
    if (name === "stamp") return stampOf(db, { order_id: (await rowOf("orders", dice)).id });
    if (shape.type === "integer" || shape.type === "number") {
      const { minimum = 0, maximum = 20 } = shape;
      return Math.max(minimum, Math.min(maximum, 1 + roll(9)));
    }
    if (!meant && !isStrange()) return "Texto de siempre";
    const any = text();
    return shape.maxLength && roll(10) > 0 ? any.slice(0, shape.maxLength) : any;
  }
  async function object({ properties = {}, required = [] }: Shape): Promise<Record<string, unknown>> {
    const made: Record<string, unknown> = {};
    for (const [name, shape] of Object.entries(properties))
      if (required.includes(name) || roll(10) > 0) made[name] = await field(shape, name);
    return made;
  }
  /** The first of each action is valid, so that it is stored where possible. */
  return (shape: Shape, round: number) => {
    strangeOfTen = round === 0 ? 0 : pick([1, 3, 10]);
    return object(shape);
  };
}

/** The tables written to since a transaction. */
async function writtenSince(transaction: string): Promise<string[]> {
  const tables = await db.sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth')`;
  const looks = tables
    .filter(({ name }) => !COUNTED.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name where exists (select from ${name} where xmin::text::bigint > ${transaction})`,
    );
  return (await db.sql.unsafe<{ name: string }[]>(looks.join(" union all "))).map(({ name }) => name);
}

test("any text in any field of any form: nothing fails, and a rejected call writes nothing", async () => {
  const [owner, staff, guest] = [await site.person(), await site.person("superadmin"), null];
  await site.addPerson("employee");
  const furnished = await furnish();
  const dice = randomTexts(20261128);
  const wrong: string[] = [];
  const counts = { done: 0, refused: 0 };
  const done = new Set<string>();
  expect(actions.length).toBeGreaterThan(110);

  for (const who of [guest, owner, staff]) {
    await site.visitAs(who);
    for (const [name, action] of actions) {
      const shape = z.toJSONSchema(schemas.get(action) as z.ZodType, { io: "input", unrepresentable: "any" });
      const make = inputs(dice, name, furnished);
      for (let round = 0; round < ROUNDS; round++) {
        const input = await make(shape as Shape, round);
        await db.sql`delete from public.rate_limits`;
        const [now] = await db.sql<{ xid: string }[]>`select pg_current_xact_id()::text as xid`;
        const answer = await action(input);
        const report = `${name} ${JSON.stringify(input).slice(0, 400)} -> ${answer.code} ${answer.message}`;
        if (answer.code === "unexpected" || answer.code === "unavailable") wrong.push(report);
        counts[answer.ok ? "done" : "refused"] += 1;
        if (answer.ok) {
          done.add(name);
          // Work after the response must not count for the next call.
          await afterIsDone();
          continue;
        }
        if (answer.code === "forbidden" || answer.code === "unauthenticated") break;
        const left = await writtenSince(now?.xid ?? "");
        if (left.length > 0) wrong.push(`${report}: wrote ${left}`);
      }
    }
  }
  await afterIsDone();
  expect(wrong).toEqual([]);
  expect([...done]).toEqual(expect.arrayContaining(STORED));
  expect(counts.refused).toBeGreaterThan(200);
}, 240_000);
