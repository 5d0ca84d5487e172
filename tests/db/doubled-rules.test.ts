import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { MIN_PASSWORD } from "../../lib/auth/password.ts";
import {
  canChangeSettings,
  canDeleteContent,
  isStaff,
  ROLES,
  type Role,
  STAFF_ROLES,
} from "../../lib/auth/roles.ts";
import { countWords } from "../../lib/blog/reading.ts";
import { addPostSchema, savePostSchema } from "../../lib/blog/staff/schema.ts";
import { LONGEST_SLUG, RESERVED_SLUGS, slugOf } from "../../lib/blog/staff/slug.ts";
import { cartItemsSchema } from "../../lib/cart/schema.ts";
import { MAX_LINES, MAX_UNITS } from "../../lib/cart/types.ts";
import { closeSessionSchema } from "../../lib/cash/schema.ts";
import { asBarcode, asSku, barcodeProblem, hasCheckDigit, isSku } from "../../lib/catalog/codes.ts";
import * as facets from "../../lib/catalog/facets.ts";
import { KINDS } from "../../lib/catalog/facets.ts";
import { EDITED_FIELDS, SERVICE_FIELDS } from "../../lib/catalog/fields.ts";
import { PRICE_RANGES, priceBounds } from "../../lib/catalog/filters.ts";
import { MAX_ROWS } from "../../lib/catalog/import/labels.ts";
import { BADGE_COLORS } from "../../lib/catalog/labels.ts";
import { RESERVED_CATEGORIES } from "../../lib/catalog/list-address.ts";
import { isSentAsCode } from "../../lib/catalog/sent-as-code.ts";
import { MOTIVES } from "../../lib/catalog/staff/labels.ts";
import { PRODUCT_LIST } from "../../lib/catalog/staff/list.ts";
import { productMovements } from "../../lib/catalog/staff/rows.ts";
import { stockState } from "../../lib/catalog/staff/stock-state.ts";
import { checkoutSchema, payByBankSchema } from "../../lib/checkout/schema.ts";
import { sendMessageSchema, subscribeSchema } from "../../lib/contact/schema.ts";
import { INBOX_LIST } from "../../lib/contact/staff/list.ts";
import { replyMessageSchema } from "../../lib/contact/staff/schema.ts";
import * as contact from "../../lib/contact/types.ts";
import { SLIDE_FIELDS } from "../../lib/content/fields.ts";
import { isSafeButtonUrl } from "../../lib/content/hero.ts";
import { addDays } from "../../lib/core/days.ts";
import { documentProblem } from "../../lib/core/documents.ts";
import { formatCop } from "../../lib/core/money.ts";
import { isMobile, normalizePhone } from "../../lib/core/phone.ts";
import { TAX_CLASSES } from "../../lib/core/tax-class.ts";
import { normalizeText } from "../../lib/core/text.ts";
import { isCertificateCode, paperName } from "../../lib/courses/certificate.ts";
import { COURSE_FIELDS } from "../../lib/courses/fields.ts";
import { LEVEL_LABELS, passesWith } from "../../lib/courses/labels.ts";
import { MAX_VIDEO_BYTES, MIME_TYPES } from "../../lib/courses/lesson-file.ts";
import { COURSE_LIST } from "../../lib/courses/staff/list.ts";
import {
  curriculumSchema,
  saveCheckSchema,
  saveContentSchema,
  saveCourseSchema,
} from "../../lib/courses/staff/schema.ts";
import { noteCustomerSchema } from "../../lib/customers/schema.ts";
import { ACHIEVEMENTS, KIND_LABELS, SOURCES } from "../../lib/gamification/labels.ts";
import { levelOf, XP_PER_LEVEL } from "../../lib/gamification/level.ts";
import { isSocialAddress } from "../../lib/gamification/social-address.ts";
import { MEMBER_FIELDS, STORY_FIELDS } from "../../lib/home/fields.ts";
import { PURCHASE_LIMITS } from "../../lib/inventory/labels.ts";
import * as promises from "../../lib/legal/promises.ts";
import { MAX_PHOTO_BYTES, photoProblem } from "../../lib/media/image-check.ts";
import { INVOICE_DOCUMENTS } from "../../lib/orders/invoice-values.ts";
import * as orderLabels from "../../lib/orders/labels.ts";
import { ORDER_LABELS, PAYMENT_LABELS, SHIPPING_LABELS } from "../../lib/orders/labels.ts";
import { METHODS, PAYMENT_METHODS } from "../../lib/orders/methods.ts";
import type { Order } from "../../lib/orders/rows.ts";
import { invoiceSchema, refundKeySchema, reversalSchema, withdrawalSchema } from "../../lib/orders/schema.ts";
import { EVENT_TITLES, settlementText } from "../../lib/orders/staff/labels.ts";
import { ORDER_LIST } from "../../lib/orders/staff/list.ts";
import { ORDER_MOVES } from "../../lib/orders/staff/moves.ts";
import { staffDetail } from "../../lib/orders/staff/rows.ts";
import * as orderForms from "../../lib/orders/staff/schema.ts";
import { canCancel, canCorrect, canPay } from "../../lib/orders/status.ts";
import { ORDER_STAGES } from "../../lib/orders/types.ts";
import { documentsOf, PERSONS } from "../../lib/payments/bank-form.ts";
import { BANK_AMOUNTS, isFromBank, PSE } from "../../lib/payments/bank-method.ts";
import { refundOrderSchema } from "../../lib/payments/staff/schema.ts";
import { AT_THE_BANK, CHALLENGE } from "../../lib/payments/status-detail.ts";
import { OPEN_STATUSES, PAYMENT_STATUSES } from "../../lib/payments/statuses.ts";
import { PROVIDER_STATUSES } from "../../lib/payments/types.ts";
import {
  ADDRESS_LIMITS,
  addressProblems,
  composeAddress,
  type Municipality,
} from "../../lib/places/address.ts";
import { DEPARTMENTS } from "../../lib/places/departments.ts";
import { sellSchema } from "../../lib/pos/schema.ts";
import { REPAIR_LIST } from "../../lib/repairs/board/list.ts";
import { moneyMoveSchema, recordAnswerSchema } from "../../lib/repairs/counter/schema.ts";
import { COMPLEXITY_LABELS, CONDITION_KEYS } from "../../lib/repairs/intake/labels.ts";
import { closeRequestSchema, takeInSchema } from "../../lib/repairs/intake/schema.ts";
import * as repairLabels from "../../lib/repairs/labels.ts";
import { DEVICE_KINDS, REPAIR_STATES, STATE_LABELS } from "../../lib/repairs/labels.ts";
import { promiseOf } from "../../lib/repairs/promise.ts";
import { commentRepairSchema, decideQuoteSchema, requestRepairSchema } from "../../lib/repairs/schema.ts";
import * as workshop from "../../lib/repairs/staff/schema.ts";
import { reportPeriod } from "../../lib/reports/period.ts";
import { GROUPINGS } from "../../lib/reports/types.ts";
import { submitReviewSchema } from "../../lib/reviews/schema.ts";
import { REVIEW_STATUS_LABELS } from "../../lib/reviews/staff/labels.ts";
import { moderateReviewsSchema } from "../../lib/reviews/staff/schema.ts";
import { addSynonymSchema } from "../../lib/search/staff/schema.ts";
import { holidaysOf } from "../../lib/settings/holidays.ts";
import { isOpeningDay } from "../../lib/settings/opening-days.ts";
import { canChangeRights, RIGHT_ROLES } from "../../lib/settings/staff/rights.ts";
import { saveRightsSchema, settingsSchema } from "../../lib/settings/staff/schema.ts";
import type { Field } from "../../lib/supabase/fields.ts";
import { addressSchema, profileSchema } from "../../lib/users/schema.ts";
import { PEOPLE_LIST } from "../../lib/users/staff/list.ts";
import { submitMessage } from "../factories/contact.ts";
import { addCashOrder, addPaidOrder, buyProduct, cartLine, placeOrder } from "../factories/orders.ts";
import { seededRandom } from "../factories/payments.ts";
import { addPerson } from "../factories/people.ts";
import { stageImport } from "../factories/product-imports.ts";
import { addProduct } from "../factories/products.ts";
import { askKey, blockRefund, giveKey } from "../factories/refund-keys.ts";
import { addRepairPeople, labourLine, quoteRepair, requestRepair } from "../factories/repairs.ts";
import { addCardOrder, requestReversal } from "../factories/reversals.ts";
import { addWithdrawableOrder, requestWithdrawal } from "../factories/withdrawals.ts";
import { testDatabase } from "../support/database.ts";
import { answerAs, answerOf, queryAs } from "../support/queries.ts";
import { hintOf, rolledBack } from "../support/refusal.ts";

/*
 * Rules needed in TypeScript, where a screen answers at once, and in SQL, which decides. Each is evaluated on both sides.
 * The retention periods are compared in core-retention.test.ts.
 */

const db = await testDatabase();

/** The result of an SQL expression of `x` for each value. */
async function sqlOf<Answer>(
  expression: string,
  type: string,
  values: readonly unknown[],
): Promise<Answer[]> {
  const rows = await db.sql.unsafe<{ answer: Answer }[]>(
    `select ${expression} as answer from unnest($1::${type}[]) with ordinality as t(x, n) order by n`,
    [values as string[]],
  );
  return rows.map(({ answer }) => answer);
}

/** Texts of letters and signs that people type; deterministic. */
function texts(count: number, seed: number): string[] {
  const letters = [..."aábcdeéfghiíjlmnñoópqrstuúüvwxyzAÁÉÑÚ0159   --_.,;:¿?¡!'\"/()&+·—“”😀\n"];
  const roll = seededRandom(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + roll(40) }, () => letters[roll(letters.length) % letters.length]).join(""),
  );
}

/** Expects the same result of the database and TypeScript for each value, and more than one distinct result. */
async function expectSame<Value>(
  expression: string,
  type: string,
  values: readonly Value[],
  ours: (value: Value) => unknown,
) {
  const answers = values.map(ours);
  expect(await sqlOf(expression, type, values)).toEqual(answers);
  expect(new Set(answers).size).toBeGreaterThan(1);
}

/** The same for JSON values. */
const expectSameJson = <Value>(
  expression: string,
  values: readonly Value[],
  ours: (value: Value) => unknown,
) =>
  expectSame(
    expression,
    "text",
    values.map((value) => JSON.stringify(value)),
    (text) => ours(JSON.parse(text)),
  );

/** The checks of a column that name no other column, as one expression; empty when there are none. */
async function checksOf(column: string): Promise<{ type: string; checks: string }> {
  const [table, name] = column.split(".");
  const [found] = await db.sql<{ type: string; checks: string }[]>`
    select format_type(a.atttypid, a.atttypmod) as type,
      coalesce(string_agg(pg_get_expr(c.conbin, c.conrelid), ' and '), '') as checks
    from pg_attribute a left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
    where a.attrelid = ${`public.${table}`}::regclass and a.attname = ${name!} group by 1`;
  return found!;
}

/** The values that a column accepts. */
async function taken<Value>(column: string, values: Value[]): Promise<Value[]> {
  const { type, checks } = await checksOf(column);
  const name = column.replace(/.*\./, "");
  const rows = await db.sql.unsafe<{ fits: boolean }[]>(
    `select coalesce(${checks}, true) as fits from unnest($1::${type}[]) with ordinality as t("${name}", n) order by n`,
    [values as string[]],
  );
  return values.filter((_, n) => rows[n]!.fits);
}

/** Columns with a check of that kind. */
async function columnsThatCheck(pattern: string): Promise<string[]> {
  const rows = await db.sql<{ name: string }[]>`
    select distinct format('%s.%s', t.relname, a.attname) as name from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = t.oid and c.conkey = array[a.attnum]
    where c.contype = 'c' and t.relnamespace = 'public'::regnamespace and pg_get_expr(c.conbin, c.conrelid) ~ ${pattern}
    order by 1`;
  return rows.map(({ name }) => name);
}

const accepts = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

const days = (term: string) => Number.parseInt(term, 10);

/** Name of an uploaded file without its extension. */
const FILE = "0f8fad5b-d9cb-469f-a165-70867728950e";

describe("texts and numbers", () => {
  test("pesos are formatted the same", async () => {
    const roll = seededRandom(1);
    const random = Array.from({ length: 300 }, () => roll(999_999_999));
    const amounts = [0, 1, 999, 1000, 999_999, 1_000_000, 999_999_999, ...random];
    await expectSame("private.cop(x)", "int", amounts, formatCop);
  });

  test("text is normalised the same for comparisons", async () => {
    const typed = texts(400, 3);
    // The database also simplifies signs (¿ to ?), which no comparison needs.
    const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, "").trim();
    expect((await sqlOf<string>("private.norm(x)", "text", typed)).map(plain)).toEqual(
      typed.map((text) => plain(normalizeText(text))),
    );
  });

  test("slugs are made from titles the same", async () => {
    const titles = texts(400, 4).filter((text) => text.length <= LONGEST_SLUG);
    const slugs = await sqlOf<string>("private.slugify(x)", "text", titles);
    expect(titles.map((title) => slugOf(title))).toEqual(slugs.map((slug) => slug || "articulo"));
    expect(slugs.some((slug) => RESERVED_SLUGS.includes(slug))).toBe(false);
  });

  test("words of an article are counted the same", async () => {
    await expectSame("private.count_words(x)", "text", texts(400, 5), countWords);
  });

  test("addresses of social posts are normalised the same", async () => {
    const hosts =
      "instagram.com tiktok.com youtube.com youtu.be facebook.com fb.watch x.com twitter.com".split(" ");
    const addresses = [...hosts, "example.com", "instagram.com.evil.co"].flatMap((host) =>
      ["", "www.", "m."].flatMap((sub) =>
        ["https://", "http://", "https://ana:1@"].flatMap((scheme) =>
          ["", "/", "/p/abc", "/watch?v=abc", "/@ana/video/1#x"].map(
            (rest) => `${scheme}${sub}${host}${rest}`,
          ),
        ),
      ),
    );
    await expectSame("private.social_address(x) is not null", "text", addresses, isSocialAddress);
  });
});

describe("addresses", () => {
  const home = {
    street: "Calle 1 # 2-3",
    complement: "apto 4",
    neighbourhood: "El Dorado",
    indications: "portería",
    municipality: "05266",
  };
  const full = (limit: keyof typeof ADDRESS_LIMITS) => "1".repeat(ADDRESS_LIMITS[limit]);
  const longest = {
    ...home,
    street: full("street"),
    complement: full("complement"),
    neighbourhood: full("neighbourhood"),
    indications: full("indications"),
  };

  test("the line of an address is composed the same, and of the longest parts it fits its columns", async () => {
    const rows = await db.sql<Municipality[]>`select code, name, department from public.municipalities`;
    const places = [
      ...rows.map(({ code }) => ({ ...longest, municipality: code })),
      home,
      { ...home, complement: "", indications: "" },
      { ...home, neighbourhood: "", municipality: "11001" },
    ];
    await expectSameJson("private.address_line(x::jsonb)", places, (place) =>
      composeAddress({ ...place, municipality: rows.find(({ code }) => code === place.municipality)! }),
    );
    const [{ most }] = await db.sql<[{ most: number }]>`
      select max(char_length(private.address_line(${db.sql.json(longest)} || jsonb_build_object('municipality', code)))) as most
      from public.municipalities`;
    expect(most).toBe(300);
  });

  test("the parts have the same limits", async () => {
    const places = [
      home,
      longest,
      ...Object.keys(ADDRESS_LIMITS).map((part) => ({
        ...longest,
        [part]: `${longest[part as keyof typeof longest]}1`,
      })),
      { ...home, street: "1" },
    ];
    await expectSameJson("private.is_place(x::jsonb)", places, (place) => {
      const municipality = { code: place.municipality, name: "Envigado", department: "Antioquia" };
      return Object.keys(addressProblems({ ...place, municipality })).length === 0;
    });
  });

  test("only five trimmed texts in one line are a place", async () => {
    const refused = [
      null,
      [],
      "Calle 1 # 2-3",
      {},
      { ...home, more: "" },
      { ...home, complement: null },
      { ...home, complement: 4 },
      { ...home, street: " Calle 1 # 2-3" },
      { ...home, indications: "a\nb" },
      { ...home, municipality: "5266" },
      { ...home, municipality: "Envigado" },
    ];
    expect(
      await sqlOf(
        "private.is_place(x::jsonb)",
        "text",
        refused.map((value) => JSON.stringify(value)),
      ),
    ).toEqual(refused.map(() => false));
  });

  test("the departments of the settings are those of the municipalities", async () => {
    const rows = await db.sql<{ code: string; department: string }[]>`
      select distinct left(code, 2) as code, department from public.municipalities`;
    expect(Object.fromEntries(rows.map(({ code, department }) => [code, department]))).toEqual(DEPARTMENTS);
    const [{ days }] = await db.sql<
      [{ days: object }]
    >`select delivery_days as days from public.store_settings`;
    expect(Object.keys(days).toSorted()).toEqual(Object.keys(DEPARTMENTS).toSorted());
  });
});

test.each([
  ["staff_products", PRODUCT_LIST],
  ["staff_courses", COURSE_LIST],
  ["staff_orders", ORDER_LIST],
  ["search_people", PEOPLE_LIST],
  ["list_repairs", REPAIR_LIST],
  ["contact_inbox", INBOX_LIST],
])("%s() accepts each sort of the list", async (name, { sorts }) => {
  const row = await answerOf<string>(
    db,
  )`select pg_get_functiondef(p.oid) as text from pg_proc p where p.proname = ${name}`;
  for (const sort of sorts) expect(row).toMatch(new RegExp(`'-?${sort.replace("-", "")}'`));
});

describe("states and their labels", () => {
  test("the states of repairs have the same order and labels", async () => {
    const states = await db.sql<{ state: string; label: string }[]>`
      select s::text as state, private.repair_state_label(s) as label
      from unnest(enum_range(null::public.repair_state)) s`;
    expect(states.map(({ state }) => state)).toEqual([...REPAIR_STATES]);
    expect(Object.fromEntries(states.map(({ state, label }) => [state, label]))).toEqual(STATE_LABELS);
  });

  test("the kinds of device are the same", async () => {
    const row = await answerOf<string[]>(db)`
      select array(select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z]+)''', 'g') m) as kinds
      from pg_constraint c where conname = 'ordenes_servicio_device_kind_check'`;
    expect(row).toEqual([...DEVICE_KINDS]);
  });

  test("every state of an order has one label", async () => {
    const id = (await addCashOrder(db)).order_id;
    const rows = await db.sql<
      {
        s: Order["status"];
        p: Order["paymentStatus"];
        h: Order["shippingStatus"];
        label: string;
      }[]
    >`
      select s, p, h, private.order_state_label(x) as label
      from public.orders o, unnest(enum_range(null::public.order_status)) s,
        unnest(enum_range(null::public.order_payment_status)) p, unnest(enum_range(null::public.shipping_status)) h,
        jsonb_populate_record(o, jsonb_build_object('status', s, 'payment_status', p, 'shipping_status', h)) x
      where o.id = ${id}`;
    expect(rows).toHaveLength(5 * 7 * 8);
    expect(new Set(rows.map(({ s }) => s))).toEqual(new Set(Object.keys(ORDER_LABELS)));
    expect(new Set(rows.map(({ p }) => p))).toEqual(new Set(Object.keys(PAYMENT_LABELS)));
    expect(new Set(rows.map(({ h }) => h))).toEqual(new Set(Object.keys(SHIPPING_LABELS)));
    for (const { s, p, h, label } of rows) {
      const [word] = label.split(", ");
      expect([ORDER_LABELS[s], PAYMENT_LABELS[p], SHIPPING_LABELS[h]], `${s}/${p}/${h}`).toContain(word);
    }
  });

  test("the same payments are undecided", async () => {
    const id = (await addCashOrder(db)).order_id;
    const open = await rolledBack(db, async (sql) => {
      await sql`alter table public.payments disable trigger user`;
      await sql`insert into public.payments (order_id, attempt, idempotency_key, amount) values (${id}, 1, ${id}, 1)`;
      const found: string[] = [];
      for (const status of Object.keys(PAYMENT_STATUSES)) {
        await sql`update public.payments set status = ${status} where order_id = ${id}`;
        const [row] = await sql<{ open: boolean }[]>`select private.has_payment_in_flight(${id}) as open`;
        if (row?.open) found.push(status);
      }
      return found;
    });
    expect(open).toEqual(OPEN_STATUSES);
  });

  test("the payment methods are the same, and which are paid on delivery or at a bank; no code checks one by name", async () => {
    const rows = await db.sql<{ method: string; cash: boolean; bank: boolean }[]>`
      select m as method, private.is_cash(m) as cash, private.is_bank(m) as bank from unnest(enum_range(null::public.payment_method)) m`;
    expect(rows).toEqual(
      PAYMENT_METHODS.map((method) => ({
        method,
        cash: !METHODS[method].isOnline,
        bank: METHODS[method].isBank,
      })),
    );
    const named = await db.sql<{ name: string }[]>`
      select name from (
        select proname as name, prosrc as body from pg_proc
        union all select tgname, pg_get_triggerdef(oid) from pg_trigger
        union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index) x
      where body ~ ${`(payment_method|p_method)\\)?\\s*(=|<>|in)\\s*\\(?'+(${PAYMENT_METHODS.join("|")})`} and name <> all (array['is_cash', 'is_bank'])`;
    expect(named).toEqual([]);
  });

  test("the same payments wait for their buyer", async () => {
    const details = [AT_THE_BANK, CHALLENGE, "pending_waiting_payment", "pending_contingency", ""];
    const rows = await db.sql<{ detail: string }[]>`
      select detail from unnest(${details}::text[]) detail
      where private.waits_for_buyer(jsonb_populate_record(null::public.payments, jsonb_build_object('status', 'pending', 'status_detail', detail)))`;
    expect(rows.map(({ detail }) => detail)).toEqual([AT_THE_BANK, CHALLENGE]);
  });

  test("the provider's names of methods, and the amounts that it takes from a bank", async () => {
    const names = [PSE, "visa", "debvisa", ""];
    const rows = await db.sql<{ bank: boolean }[]>`
      select private.is_bank(private.method_of(name)) as bank from unnest(${names}::text[]) name`;
    expect(rows.map(({ bank }) => bank)).toEqual(names.map(isFromBank));
    const [amounts] = await db.sql`select * from private.bank_amounts()`;
    expect(amounts).toEqual(BANK_AMOUNTS);
  });

  test("stock levels are the same", async () => {
    const stocks = [0, 1, 2, 3, 4, 5, 100];
    const row = await answerOf<number>(db)`select low_stock_threshold as low from public.store_settings`;
    for (const state of ["agotado", "bajo", "disponible"]) {
      const condition = await answerOf<string>(
        db,
      )`select private.product_condition(${db.sql.json({ stock: state })}, null)`;
      const found = await sqlOf<boolean>(condition.replaceAll(/\bstock\b/g, "x"), "int", stocks);
      expect(found, state).toEqual(stocks.map((stock) => stockState(stock, row) === state));
    }
  });

  test("a movement of stock takes the same reasons in each direction; what was bought is a purchase", async () => {
    const manager = await addPerson(db, "manager");
    const product = await addProduct(db, { stock: 100 });
    for (const [direction, delta] of [
      ["in", 1],
      ["out", -1],
    ] as const)
      for (const reason of productMovements.shape.items.element.in.in.shape.reason.options) {
        const refused = await answerAs(
          db,
          manager,
        )`select public.adjust_stock(${product.id}, ${delta}, ${reason})`.then(
          () => false,
          () => true,
        );
        expect(refused, `${direction} ${reason}`).toBe(
          reason === "bought" || !(reason in MOTIVES[direction]),
        );
      }
  });

  test("purchases have the limits of their form", async () => {
    const rows = await db.sql<{ column: string; rule: string }[]>`
      select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and c.conrelid in ('private.suppliers'::regclass, 'private.purchases'::regclass,
        'private.purchase_lines'::regclass, 'private.purchase_corrections'::regclass)`;
    const most = rows.map(({ column, rule }) => [
      column,
      Math.max(...(rule.match(/\d+/g) ?? []).map(Number)),
    ]);
    expect(Object.fromEntries(most)).toEqual({
      "private.suppliers.name": PURCHASE_LIMITS.supplier,
      "private.suppliers.tax_id": PURCHASE_LIMITS.taxId,
      "private.suppliers.phone": PURCHASE_LIMITS.phone,
      "private.purchases.document": PURCHASE_LIMITS.document,
      "private.purchases.note": PURCHASE_LIMITS.note,
      "private.purchase_lines.quantity": PURCHASE_LIMITS.units,
      "private.purchase_lines.cost": PURCHASE_LIMITS.cost,
      "private.purchase_corrections.quantity": PURCHASE_LIMITS.units,
      "private.purchase_corrections.cost": PURCHASE_LIMITS.cost,
      "private.purchase_corrections.reason": PURCHASE_LIMITS.reason,
    });
  });
});

describe("who may do what", () => {
  test("the roles are the same, and so is what each may do", async () => {
    const rows = await db.sql<
      { role: Role }[]
    >`select unnest(enum_range(null::public.app_role))::text as role`;
    expect(rows.map(({ role }) => role)).toEqual([...ROLES]);
    expect(ROLES.filter(isStaff)).toEqual([...STAFF_ROLES]);
    for (const role of ROLES) {
      const who = await addPerson(db, role);
      const [may] = await queryAs(
        db,
        who,
      )`select private.is_staff() as staff, private.is_admin() as admin, private.is_superadmin() as superadmin`;
      expect(may, role).toEqual({
        staff: isStaff(role),
        admin: canChangeSettings(role),
        superadmin: canDeleteContent(role),
      });
    }
  });
});

test("the same roles have rights, and the same people change them", async () => {
  const rows = await db.sql<{ role: Role }[]>`select role from public.role_rights order by role`;
  expect(rows.map(({ role }) => role)).toEqual([...RIGHT_ROLES]);
  for (const viewer of ROLES) {
    const who = await addPerson(db, viewer);
    for (const role of RIGHT_ROLES) {
      const answer = await rolledBack(
        db,
        (sql) =>
          sql`select public.set_role_rights(${role}, '{}', (select version from public.role_rights where role = ${role}))`,
        who,
      ).then(
        () => true,
        (error: { code: string }) => error.code !== "42501",
      );
      expect(answer, `${viewer}: ${role}`).toBe(canChangeRights(viewer, role));
    }
  }
});

describe("codes of products", () => {
  const typed = [
    ..."4006381333931 4006381333932 73513537 73513536 036000291452 036000291453 12345 1234567 123456789 CAJA7 caja7 A-1 A.1 -A Ñ1".split(
      " ",
    ),
    "",
    "0 711719-541028",
    "A B",
    ...texts(300, 7),
  ];

  test("the same texts are barcodes and SKUs", async () => {
    const allows = async (column: string) => {
      const { checks } = await checksOf(`products.${column}`);
      return sqlOf<boolean>(checks.replaceAll(new RegExp(`\\b${column}\\b`, "g"), "x"), "text", typed);
    };
    const barcode = (code: string) => code === "" || (code.length <= 32 && barcodeProblem(code) === null);
    const sku = (code: string) => code === "" || (code.length <= 40 && isSku(code));
    expect(await allows("barcode")).toEqual(typed.map(barcode));
    expect(await allows("sku")).toEqual(typed.map(sku));
    expect(typed.filter(barcode).length).toBeGreaterThan(5);
    // What a form accepts is stored.
    for (const [column, write, isOne] of [
      ["barcode", asBarcode, barcode],
      ["sku", asSku, sku],
    ] as const) {
      const stored = typed.map(write).filter(isOne);
      expect(await taken(`products.${column}`, stored)).toEqual(stored);
    }
  });

  test("the same digits end with a check digit", async () => {
    const numbers = Array.from({ length: 400 }, (_, n) => String(4_006_381_333_500 + n));
    await expectSame("private.has_check_digit(x)", "text", numbers, hasCheckDigit);
  });
});

describe("carts and orders", () => {
  test("the limits of a cart are the same", async () => {
    const item = (quantity: number) => ({ type: "product", id: crypto.randomUUID(), quantity });
    for (const quantity of [0, 1, MAX_UNITS, MAX_UNITS + 1]) {
      const isFine = cartItemsSchema.safeParse([item(quantity)]).success;
      expect(isFine).toBe(quantity >= 1 && quantity <= MAX_UNITS);
      const checked = db.sql`select private.check_cart(${db.sql.json([item(quantity)])})`;
      if (isFine) await checked;
      else expect(await hintOf(checked)).toBe("bad_cart");
    }
    const products = await Promise.all(
      Array.from({ length: MAX_LINES + 1 }, (_, n) => addProduct(db, { name: `Control ${n}` })),
    );
    const items = products.map((product) => cartLine(product));
    expect(cartItemsSchema.safeParse(items).success).toBe(false);
    const priced = await db.sql`select from public.cart_lines(${db.sql.json(items as never)})`;
    expect(priced).toHaveLength(MAX_LINES);
  });

  test("which platforms a category is named after", async () => {
    const names = ["ps5", "ps4", "xbox", "nintendo", "switch", "pc", "retro", "controles", ""];
    await expectSame("private.platforms_of(x)::text[]", "text", names, facets.platformsOf);
  });

  test("the same kinds of product are codes, and the cart says so", async () => {
    await expectSame("private.is_code(x::public.product_kind)", "text", KINDS, (kind) =>
      isSentAsCode({ kind }),
    );
    const products = await Promise.all(KINDS.map((kind) => addProduct(db, { kind })));
    const items = db.sql.json(products.map((product) => cartLine(product)) as never);
    const lines = await db.sql<{ is_code: boolean }[]>`select is_code from public.cart_lines(${items})`;
    expect(lines.map((line) => line.is_code)).toEqual(KINDS.map((kind) => isSentAsCode({ kind })));
  });

  test("its delivery data can change in the same states", async () => {
    const id = (await addCashOrder(db)).order_id;
    const rows = await db.sql<{ s: Order["status"]; h: Order["shippingStatus"]; can: boolean }[]>`
      select s, h, private.is_correctable(x) as can
      from public.orders o, unnest(enum_range(null::public.order_status)) s, unnest(enum_range(null::public.shipping_status)) h,
        lateral (select (jsonb_populate_record(o, jsonb_build_object('status', s, 'shipping_status', h))).*) x
      where o.id = ${id}`;
    expect(new Set(rows.map(({ can }) => can)).size).toBe(2);
    const items = [{ type: "product" as const, quantity: 1, refunded: 0 }];
    for (const { s, h, can } of rows)
      expect(canCorrect({ status: s, shippingStatus: h, items }), `${s}/${h}`).toBe(can);
  });

  test("an order can be paid or cancelled in the same states", async () => {
    const product = await addProduct(db, { stock: 100 });
    const { order_id: id, token } = await placeOrder(db, "service_role", {
      items: [cartLine(product)],
      total: product.price,
    });
    const wrong: unknown[] = [];
    const asked = new Set<boolean>();
    await rolledBack(db, async (sql) => {
      await sql`alter table public.orders disable trigger user`;
      const states = await sql<
        { s: Order["status"]; p: Order["paymentStatus"]; h: Order["shippingStatus"] }[]
      >`
        select distinct on (s, p) s, p, h from unnest(enum_range(null::public.order_status)) s,
          unnest(enum_range(null::public.order_payment_status)) p, unnest(enum_range(null::public.shipping_status)) h
        where private.is_legal_order(s, p, h)`;
      expect(states.length).toBeGreaterThan(15);
      /** Whether it succeeds; it is rolled back. */
      const isDone = async (work: (inner: typeof sql) => Promise<boolean>): Promise<boolean> => {
        let done = false;
        await sql
          .savepoint(async (inner) => {
            done = await work(inner);
            throw new Error("undo");
          })
          .catch(() => undefined);
        return done;
      };
      for (const paymentMethod of ["card", "contra_entrega"] as const)
        for (const isPaymentInFlight of [true, false])
          for (const isLate of [true, false])
            for (const { s, p, h } of states) {
              // A payment under review is in flight.
              if (p === "pending" && !isPaymentInFlight) continue;
              await sql`delete from public.payments where order_id = ${id}`;
              if (isPaymentInFlight)
                await sql`insert into public.payments (order_id, attempt, idempotency_key, amount) values (${id}, 1, ${id}, 1)`;
              const expiresAt = new Date(Date.now() + (isLate ? -1 : 1) * 600_000).toISOString();
              await sql`update public.orders set status = ${s}, payment_status = ${p}, shipping_status = ${h}, has_reservation = false,
                payment_method = ${paymentMethod}, expires_at = ${expiresAt} where id = ${id}`;
              const order = {
                status: s,
                paymentStatus: p,
                shippingStatus: h,
                paymentMethod,
                isPaymentInFlight,
                expiresAt,
                openReversal: null,
              };
              const paid = await isDone(async (inner) => {
                const [row] = await inner`select public.begin_payment(${token}) as begun`;
                return row !== undefined;
              });
              const cancelled = await isDone(async (inner) => {
                const [row] = await inner<{ done: boolean }[]>`
                  select private.cancel_unpaid(${id}, 'cancelled') as done`;
                return row!.done;
              });
              asked.add(paid).add(cancelled);
              const shown = { paid: canPay(order, Date.now()), cancelled: canCancel(order) };
              if (shown.paid !== paid || shown.cancelled !== cancelled)
                wrong.push({ ...order, shown, paid, cancelled });
            }
    });
    expect(wrong).toEqual([]);
    expect(asked.size).toBe(2);
  });
});

describe("points", () => {
  test("levels need the same XP, and the first two are achievements", async () => {
    const person = await addPerson(db);
    for (const xp of [0, 1, XP_PER_LEVEL - 1, XP_PER_LEVEL, XP_PER_LEVEL * 2, XP_PER_LEVEL * 7 + 5]) {
      await db.sql`delete from public.xp_events where user_id = ${person}`;
      await db.sql`insert into public.xp_events (user_id, kind, reference, revision, xp, points) values (${person}, 'opening', ${`xp ${xp}`}, 1, ${xp}, 1)`;
      const row = await answerOf<number>(db)`select level from public.profiles where id = ${person}`;
      expect(row, `${xp} XP`).toBe(levelOf(xp));
    }
    const progress = await answerAs(db, person)`select public.my_progress()::text`;
    for (const id of ["novice-level", "pro-gamer-level"] as const) {
      const goal = Number.parseInt(ACHIEVEMENTS[id].text.replace(/\D+/, ""), 10);
      expect(goal % XP_PER_LEVEL).toBe(0);
      expect(progress).toMatch(new RegExp(`"${id}"[^}]*\\b${goal}\\b|\\b${goal}\\b[^{}]*"${id}"`));
    }
  });
});

/** The maximum paid for a kind of entry. */
async function paidFor(kind: string): Promise<number> {
  const [row] = await db.sql<{ source: string }[]>`
    select string_agg(prosrc, E'\n') as source from pg_proc where prosrc ~ ${`settle_xp\\([^;]*'${kind}'`}`;
  const calls = [...row!.source.matchAll(new RegExp(`settle_xp\\([^;]*'${kind}'[^;]*`, "g"))].map(
    ([call]) => call,
  );
  return Math.max(
    ...calls.flatMap((call) => [...call.matchAll(/(?:then|else) (\d+)/g)].map(([, xp]) => Number(xp))),
  );
}

describe("what the shop promises", () => {
  test("is kept in the XP for orders, lessons, courses, repairs and reviews", async () => {
    const kinds = ["order", "lesson", "course", "repair", "review"];
    const paid = await Promise.all(kinds.map(async (kind) => `${await paidFor(kind)} XP`));
    expect(SOURCES.slice(1).map(({ reward }) => reward)).toEqual(paid);
  });

  test("is kept in the minutes that a card order reserves its units", async () => {
    const order = await buyProduct(db, await addProduct(db, { stock: 5 }));
    const row = await answerOf<number>(db)`
      select extract(epoch from expires_at - created_at)::int / 60 as minutes from public.orders where id = ${order.order_id}`;
    expect(row).toBe(days(promises.RESERVATION_TIME));
  });

  test("is kept in the days until a device counts as uncollected", async () => {
    const rows = [29, 30, 31].flatMap((age) =>
      REPAIR_STATES.map((state) => ({
        state,
        at: new Date(Date.now() - age * 86_400_000 - 1000).toISOString(),
      })),
    );
    const shown = rows.map(
      ({ state, at }) =>
        promiseOf(
          {
            state,
            receivedAt: at,
            stateSince: at,
            promisedAt: null,
            warnsAt: null,
            closedAt: null,
            quote: null,
          },
          Date.now(),
        ).kind === "uncollected",
    );
    expect(
      await sqlOf(
        "private.is_uncollected(jsonb_populate_record(null::public.ordenes_servicio, x::jsonb))",
        "text",
        rows.map(({ state, at }) => JSON.stringify({ estado: state, received_at: at, state_since: at })),
      ),
    ).toEqual(shown);
    expect(shown.filter(Boolean)).toHaveLength(2);
  });

  test("is kept in the months of warranty for each kind of device", async () => {
    const kinds = Object.keys(promises.REPAIR_WARRANTY);
    expect(await sqlOf("private.warranty_months(x, '', '')", "text", kinds)).toEqual(
      Object.values(promises.REPAIR_WARRANTY),
    );
  });

  test("is kept in the days until an order is late", async () => {
    const order = await addCashOrder(db);
    for (const late of [0, 1]) {
      await db.sql`update public.orders set created_at = now() - make_interval(days => ${promises.DELIVERY_LIMIT_DAYS + late}) where id = ${order.order_id}`;
      const rows = await db.sql`select from private.late_orders() where id = ${order.order_id}`;
      expect(rows).toHaveLength(late);
    }
  });

  test("is kept in the days of a repair, simple or complex", async () => {
    for (const [complexity, most] of Object.entries(promises.REPAIR_DAYS)) {
      const [row] = await db.sql`
        select promised_at = closes at time zone 'America/Bogota' as kept
        from private.promise_of('Reparando', ${complexity}, now()),
          lateral (select closes from private.hours_of(private.add_opening_days(now(), ${most}))) day`;
      expect(row, complexity).toEqual({ kept: true });
    }
  });

  test("is kept in the holidays, and the dates on which the shop opens", async () => {
    const years = Array.from({ length: 80 }, (_, after) => 2020 + after);
    const rows = await db.sql<{ day: string }[]>`
      select h::text as day from unnest(${years}::int[]) y, private.co_holidays(y) h order by 1`;
    expect(rows.map(({ day }) => day)).toEqual(years.flatMap(holidaysOf));
    const dates = Array.from({ length: 800 }, (_, after) => addDays("2026-01-01", after));
    await expectSame("private.is_opening_day(x::date)", "text", dates, isOpeningDay);
  });

  test("is kept in the hours until a message is answered", async () => {
    // A Monday.
    const row = await answerOf<number>(db)`
      select extract(epoch from private.contact_promise(t) - t)::int / 3600 as hours from (values ('2026-11-23 10:00-05'::timestamptz)) v(t)`;
    expect(row).toBe(days(promises.ANSWER_TIME));
  });

  test("is kept in the days to withdraw, and until the money is back", async () => {
    const { owner, order_id } = await addWithdrawableOrder(db, new Date().toISOString());
    const made = await requestWithdrawal(db, owner, { order: order_id });
    const [row] = await db.sql`
      select private.add_business_days(private.co_date(), ${days(promises.WITHDRAWAL_TERM)})::text as deadline,
        (private.co_date() + ${days(promises.REFUND_TERM)}::int)::text as refund_by`;
    expect(made).toMatchObject(row as object);
  });

  test("is kept in the days to ask for a reversal, and until complaints and reversals are answered", async () => {
    const order = await addCardOrder(db);
    const made = await requestReversal(db, order.owner, { order: order.order_id });
    const { id } = await submitMessage(db);
    const [message] = await db.sql<{ due_on: string }[]>`
      select due_on::text from public.contact_messages where id = ${id}`;
    const [row] = await db.sql<{ deadline: string; answer: string }[]>`
      select private.add_business_days(private.co_date(), ${days(promises.REVERSAL_TERM)})::text as deadline,
        private.add_business_days(private.co_date(), ${days(promises.COMPLAINT_TERM)})::text as answer`;
    expect([made.deadline, made.respond_by, message?.due_on]).toEqual([
      row?.deadline,
      row?.answer,
      row?.answer,
    ]);
  });
});

/** The form limits of a column that people type into: the column's limit or less. */
type Typed = { fields: z.ZodType[]; shorter: z.ZodType[] };

const move = orderForms.moveOrderSchema.shape.details.unwrap().shape;
const post = savePostSchema.in.shape;
const state = workshop.changeStateSchema.shape;
const facts = workshop.repairFactsSchema.shape;
const intake = takeInSchema.shape;
const request = requestRepairSchema.shape;
const { shipping } = checkoutSchema(["card"]).shape;
const bought = workshop.partUseSchema.options[2].shape;
const settings = settingsSchema.shape;

const sale = sellSchema.shape;

const TEXTS: Record<string, z.ZodType[] | Typed> = {
  "profiles.username": [profileSchema.shape.username],
  "addresses.label": [addressSchema.shape.label],
  "lesson_checks.lesson_id": [saveCheckSchema.shape.lessonId],
  "lesson_contents.lesson_id": [saveContentSchema.shape.lessonId],
  "lesson_contents.body": [saveContentSchema.shape.body],
  "lesson_contents.video_url": [saveContentSchema.shape.videoUrl],
  "payments.document_number": [payByBankSchema.shape.bank.shape.documentNumber],
  "posts.slug": [post.slug],
  "posts.title": [addPostSchema.shape.title, post.title],
  "posts.excerpt": [post.excerpt],
  "posts.body": [post.body],
  "posts.cover_alt": [post.coverAlt],
  "payments.received_from": {
    fields: [move.received_from],
    shorter: [orderForms.collectOrdersSchema.shape.from],
  },
  "orders.carrier": [move.carrier, orderForms.shipOrdersSchema.shape.parcels.element.shape.carrier],
  "orders.collector_name": [orderForms.handOverSchema.shape.name],
  "orders.collector_document": [orderForms.handOverSchema.shape.document],
  "orders.device": [shipping.shape.device, orderForms.placeAssistedSchema.shape.device],
  "orders.fault": [shipping.shape.fault, orderForms.placeAssistedSchema.shape.fault],
  "order_events.note": [orderForms.orderNoteSchema.shape.text],
  "order_invoices.name": [invoiceSchema.in.shape.name],
  "order_invoices.email": [invoiceSchema.in.shape.email],
  "retractos.reason": [withdrawalSchema.shape.reason],
  "retractos.answer": [orderForms.decideWithdrawalSchema.shape.answer],
  "reversiones.reason": [reversalSchema.shape.reason],
  "reversiones.answer": [orderForms.decideReversalSchema.shape.answer],
  "cash_sessions.explanation": [closeSessionSchema.shape.explanation],
  "refunds.reason": [refundOrderSchema.shape.reason],
  "refunds.reference": { fields: [], shorter: [refundOrderSchema.shape.reference] },
  "refund_keys.key": [refundKeySchema.shape.number],
  "refund_keys.bank": [refundKeySchema.shape.bank],
  "refund_keys.holder": [refundKeySchema.shape.holder],
  "refund_keys.document": [refundKeySchema.shape.document],
  "ordenes_servicio.descripcion": {
    fields: [workshop.createRepairSchema.shape.description, intake.description, facts.description],
    shorter: [request.description],
  },
  "ordenes_servicio.admin_descripcion": [facts.technicianNote],
  "ordenes_servicio.device_brand": [request.brand, intake.brand, facts.brand],
  "ordenes_servicio.device_model": [request.model, intake.model, facts.model],
  "ordenes_servicio.device_serial": [request.serial, intake.serial, facts.serial],
  "ordenes_servicio.accessories": [request.accessories, intake.accessories, facts.accessories],
  "ordenes_servicio.condition": [request.condition, intake.condition, facts.condition],
  "ordenes_servicio.contact_name": [request.name, intake.name, facts.contactName],
  "ordenes_servicio.contact_phone": { fields: [facts.contactPhone], shorter: [request.phone, intake.phone] },
  "ordenes_servicio.contact_email": [request.email, intake.email, facts.contactEmail],
  "ordenes_servicio.contact_document": [intake.document, facts.contactDocument],
  "ordenes_servicio.contact_address": [intake.address, facts.contactAddress],
  "ordenes_servicio.delivered_to_name": [state.collectorName],
  "ordenes_servicio.delivered_to_document": [state.collectorDocument],
  "ordenes_servicio.closed_reason": [closeRequestSchema.shape.reason],
  "orden_entregas.to_name": [state.collectorName],
  "orden_entregas.to_document": [state.collectorDocument],
  "orden_comentarios.texto": [commentRepairSchema.shape.text],
  "orden_eventos.note": [state.note],
  "orden_motivos.reason": [state.reason, workshop.createQuoteSchema.shape.reason],
  "cotizaciones.note": [workshop.createQuoteSchema.shape.note],
  "cotizaciones.signer_name": [decideQuoteSchema.shape.name, recordAnswerSchema.shape.name],
  "cotizaciones.reason": [decideQuoteSchema.shape.reason, recordAnswerSchema.shape.note],
  "repair_parts.name": [bought.name],
  "repair_payments.reason": [moneyMoveSchema.shape.reason],
  "repair_payments.reference": [sale.parts.element.shape.reference],
  "order_items.discount_reason": [
    sale.lines.element.shape.reason,
    orderForms.placeAssistedSchema.shape.lines.element.shape.reason,
  ],
  "search_synonyms.words": [addSynonymSchema.shape.words],
  "customer_notes.body": [noteCustomerSchema.shape.body],
  "reviews.body": [submitReviewSchema.shape.body],
  "contact_messages.name": [sendMessageSchema.shape.name],
  "contact_messages.phone": { fields: [], shorter: [sendMessageSchema.shape.phone] },
  "contact_messages.email": [sendMessageSchema.shape.email],
  "contact_messages.message": { fields: [], shorter: [sendMessageSchema.shape.message] },
  "contact_replies.body": [replyMessageSchema.shape.body],
  "newsletter_subscribers.email": [subscribeSchema.shape.email],
  "newsletter_subscribers.source": [subscribeSchema.shape.source],
};

/** Written by the server or the database, which truncate it, or copied from a picture, an order or a repair. */
const WRITTEN_FOR_THEM =
  /^customers\.|\.(ip|user_agent|version|terms_version|kind|file_name|cover|image_url|orden_id|number|pickup_address)$/;

/** A text of that length that a column of that name may accept. */
function textOf(column: string, length: number): string {
  if (column.endsWith("email")) return `${"a".repeat(Math.max(0, length - 7))}@cor.co`;
  if (column.endsWith("phone")) return "3".repeat(length);
  return column.endsWith("_url") ? "https://".padEnd(length, "a") : "a".repeat(length);
}

describe("what people type", () => {
  test.each(Object.entries(TEXTS))("%s: the same limit as its forms", async (column, typed) => {
    const { fields, shorter } = Array.isArray(typed) ? { fields: typed, shorter: [] } : typed;
    const { checks } = await checksOf(column);
    const limits = [...checks.matchAll(/<= (\d+)/g)].map(([, limit]) => Number(limit));
    const longest = Math.max(...limits);
    const fitting = await taken(column, [textOf(column, longest), textOf(column, longest + 1)]);
    expect(fitting).toEqual([textOf(column, longest)]);
    for (const field of fields) {
      expect(accepts(field, textOf(column, longest))).toBe(true);
      expect(accepts(field, textOf(column, longest + 1))).toBe(false);
    }
    for (const field of shorter) {
      const lengths = Array.from({ length: longest }, (_, n) => n + 1);
      const most = lengths.findLast((length) => accepts(field, textOf(column, length)))!;
      expect(most).toBeLessThan(longest);
      expect(await taken(column, [textOf(column, most)])).toHaveLength(1);
    }
  });

  test("no other column has a limit of characters", async () => {
    const limited = await columnsThatCheck("char_length");
    const tables: [string, Record<string, Field>][] = [
      ["products", EDITED_FIELDS],
      ["services", SERVICE_FIELDS],
      ["courses", COURSE_FIELDS],
      ["hero_slides", SLIDE_FIELDS],
      ["repair_stories", STORY_FIELDS],
      ["team_members", MEMBER_FIELDS],
    ];
    // Compared in staff-fields.test.ts.
    const edited = tables.flatMap(([table, fields]) =>
      Object.values(fields).map(({ column }) => `${table}.${column}`),
    );
    const rest = limited.filter((name) => !edited.includes(name) && !WRITTEN_FOR_THEM.test(name));
    expect(rest).toEqual(Object.keys(TEXTS).toSorted());
  });

  test.each<[string, z.ZodType]>([
    ["store_settings.latitude", settings.latitude],
    ["store_settings.longitude", settings.longitude],
    ["store_settings.store_rating", settings.storeRating],
    ["store_settings.cash_hold_hours", settings.cashHoldHours],
    ["store_settings.cash_guest_units", settings.cashGuestUnits],
    ["store_settings.cash_guest_total", settings.cashGuestTotal],
    ["store_settings.cash_account_units", settings.cashAccountUnits],
    ["store_settings.cash_account_total", settings.cashAccountTotal],
    ["store_settings.pickups_per_slot", settings.pickupsPerSlot],
    ["store_settings.pickup_hours", settings.pickupHours],
    ["store_settings.low_stock_threshold", settings.lowStockThreshold],
    ["role_rights.refund_limit", saveRightsSchema.shape.refundLimit],
    ["role_rights.discount_limit", saveRightsSchema.shape.discountLimit],
    ["reviews.stars", submitReviewSchema.shape.stars],
    ["order_items.quantity", refundOrderSchema.shape.lines.unwrap().element.shape.quantity],
    ["order_items.quantity", sale.lines.element.shape.quantity],
    ["ordenes_servicio.warranty_months", facts.warrantyMonths],
    ["ordenes_servicio.diagnosis_price", facts.diagnosisPrice],
    ["ordenes_servicio.diagnosis_price", intake.diagnosisPrice],
    ["ordenes_servicio.deposit", intake.deposit],
    ["ordenes_servicio.agreed_price", intake.agreedPrice],
    ["repair_parts.quantity", bought.quantity],
    ["repair_parts.unit_price", bought.unitPrice],
  ])("%s: from the least to the greatest number", async (column, field) => {
    const { checks } = await checksOf(column);
    const bounds = [...checks.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    const step = bounds.every(Number.isInteger) ? 1 : 0.1;
    const numbers = bounds.flatMap((bound) => [bound - step, bound, bound + step]);
    const fitting = await taken(column, numbers);
    expect(numbers.filter((number) => accepts(field, number) || accepts(field, String(number)))).toEqual(
      fitting,
    );
    expect(fitting.length).toBeLessThan(numbers.length);
  });
});

describe("lists of values", () => {
  const options = (field: { options: readonly string[] }) => field.options;
  const refund = staffDetail.in.in.shape.refunds.element.in.in.shape;
  const LISTS: Record<string, readonly string[]> = {
    // Those that it rejects.
    "products.category": RESERVED_CATEGORIES,
    "orders.stage": ORDER_STAGES,
    "order_events.kind": Object.keys(EVENT_TITLES),
    "order_events.actor_kind": options(staffDetail.in.in.shape.events.element.in.shape.actor_kind),
    "payments.status": [...PROVIDER_STATUSES, "created", "error"],
    "customers.document_type": INVOICE_DOCUMENTS,
    "order_invoices.document_type": INVOICE_DOCUMENTS,
    ...Object.fromEntries(
      ["products", "services", "courses", "order_items"].map((table) => [`${table}.tax_class`, TAX_CLASSES]),
    ),
    "payments.person": ["", ...Object.keys(PERSONS)],
    "payments.document_type": ["", ...documentsOf("individual"), ...documentsOf("association")],
    "refunds.channel": options(refund.channel),
    "refunds.method": ["", ...Object.keys(orderLabels.REFUND_WAYS)],
    "refunds.blocked": [
      "",
      ...options(staffDetail.in.in.shape.refundable.unwrap().in.shape.blocked.unwrap()),
    ],
    "refund_keys.kind": ["", ...Object.keys(orderLabels.KEY_KINDS)],
    "refund_keys.account": ["", ...Object.keys(orderLabels.ACCOUNT_KINDS)],
    "stock_movements.reason": options(productMovements.shape.items.element.in.in.shape.reason),
    "ordenes_servicio.source": Object.keys(repairLabels.SOURCE_LABELS),
    "ordenes_servicio.device_kind": DEVICE_KINDS,
    "ordenes_servicio.handover": Object.keys(repairLabels.HANDOVER_LABELS),
    "ordenes_servicio.outcome": ["", ...options(state.outcome.unwrap())],
    "ordenes_servicio.outcome_reason": options(state.outcomeReason.unwrap()),
    "ordenes_servicio.condition_checks": CONDITION_KEYS,
    "ordenes_servicio.complexity": Object.keys(COMPLEXITY_LABELS),
    "orden_entregas.outcome": options(state.outcome.unwrap()),
    "orden_eventos.kind": Object.keys(repairLabels.EVENT_TITLES),
    "cotizaciones.decided_via": ["cuenta", "enlace", ...options(recordAnswerSchema.shape.via)],
    "repair_payments.kind": options(moneyMoveSchema.shape.kind),
    "repair_payments.method": Object.keys(orderLabels.DEPOSIT_METHODS),
  };

  test.each(Object.entries(LISTS))("%s", async (column, values) => {
    const { checks } = await checksOf(column);
    const listed = [...checks.matchAll(/'([^']*)'::text/g)].map(([, value]) => value);
    expect(new Set(listed)).toEqual(new Set(values));
  });

  test("no other column has a list", async () => {
    const listed = await columnsThatCheck("ARRAY\\[");
    /** Used by the database only, or two values that TypeScript's types cover. */
    const own = [
      "consents.kind",
      "gone_pages.kind",
      "orden_comentarios.autor",
      "orden_eventos.actor",
      "posts.slug",
      "product_import_rows.action",
      "product_imports.state",
      "role_rights.role",
    ];
    expect(listed).toEqual([...Object.keys(LISTS), ...own].toSorted());
  });

  test.each<[string, readonly string[]]>([
    ["badge_color", BADGE_COLORS],
    ["contact_channel", contact.CONTACT_CHANNELS],
    ["contact_kind", contact.CONTACT_KINDS],
    ["contact_service", contact.CONTACT_SERVICES],
    ["contact_state", contact.CONTACT_STATES],
    ["course_level", Object.keys(LEVEL_LABELS)],
    ["course_level", options(saveCourseSchema.shape.level)],
    ["item_condition", facets.CONDITIONS],
    ["item_type", Object.keys(orderLabels.ORDER_ITEM_LABELS)],
    ["post_category", options(addPostSchema.shape.category)],
    ["product_kind", facets.KINDS],
    ["product_platform", facets.PLATFORMS],
    ["quote_state", Object.keys(repairLabels.QUOTE_LABELS)],
    ["retracto_state", Object.keys(orderLabels.WITHDRAWAL_LABELS)],
    ["reversion_cause", options(reversalSchema.shape.cause)],
    ["reversion_state", Object.keys(orderLabels.REVERSAL_LABELS)],
    ["review_status", Object.keys(REVIEW_STATUS_LABELS)],
    ["xp_kind", Object.keys(KIND_LABELS)],
  ])("%s", async (type, values) => {
    const rows = await db.sql.unsafe<{ value: string }[]>(
      `select unnest(enum_range(null::public.${type}))::text as value`,
    );
    expect(new Set(values)).toEqual(new Set(rows.map(({ value }) => value)));
  });
});

describe("addresses, numbers and names", () => {
  test("the documents that an invoice is asked with", async () => {
    const nits = Array.from({ length: 10 }, (_, digit) => `900123456-${digit}`);
    const lengths = Array.from({ length: 16 }, (_, n) => `${"9".repeat(n + 1)}`);
    const numbers = [
      ...nits,
      ...lengths,
      ...lengths.map((one) => `${one}-0`),
      "900.123.456-8",
      "AB12",
      "ab12",
      "1 234",
      "",
    ];
    for (const type of INVOICE_DOCUMENTS)
      await expectSame(
        `private.is_document('${type}', x)`,
        "text",
        numbers,
        (number) => !documentProblem(type, number),
      );
  });

  test("where money is returned by hand", async () => {
    const order = await addPaidOrder(db);
    const staff = await addPerson(db, "employee");
    await blockRefund(db, staff, order, "parte");
    await askKey(db, staff, order);
    const holder = { holder: "Ana Ríos", document: "1020" };
    const numbers = [
      "",
      "3001234567",
      "300 123-45.67",
      "4001234567",
      "12345",
      "123456",
      "1".repeat(21),
      "@ana",
      "@anar",
      "a@b.co",
      "a b c d e",
    ];
    const keys = [
      ...(["breb", "nequi", "daviplata", "cuenta"] as const).flatMap((kind) =>
        numbers.map((number) => ({ ...holder, kind, number, bank: "Banco", account: "ahorros" as const })),
      ),
      ...[{ holder: "An" }, { document: "102" }, { bank: "B" }, { account: "" as const }].map((more) => ({
        ...holder,
        kind: "cuenta" as const,
        number: "123456",
        bank: "Banco",
        account: "corriente" as const,
        ...more,
      })),
    ];
    const { token } = order;
    const form = keys.map((key) => accepts(refundKeySchema, { token, ...key }));
    const database: boolean[] = [];
    for (const key of keys)
      database.push(
        await giveKey(db, "anon", order.token, key).then(
          () => true,
          () => false,
        ),
      );
    expect(database).toEqual(form);
    expect(new Set(form).size).toBe(2);
  });

  test("the price ranges of the store", async () => {
    const prices = PRICE_RANGES.flatMap((range) => {
      const { min, max } = priceBounds(range);
      return [min, ...(max === null ? [999_999_999] : [max - 1, max])];
    });
    const rangeOf = (price: number) =>
      PRICE_RANGES.findIndex((range) => {
        const { min, max } = priceBounds(range);
        return price >= min && (max === null || price < max);
      });
    await expectSame("width_bucket(x, private.price_bounds())", "int", prices, rangeOf);
  });

  test("phones as they are stored and searched", async () => {
    const typed = ["+57 300 123 45 67", "300-123-4567", "(604) 123 4567", "573001234567", "57 604 1234567"];
    await expectSame(
      "private.phone_or_text(x)",
      "text",
      ["+57 310 123 45 67", "300-123-4567"],
      normalizePhone,
    );
    const stored = [...typed.map(normalizePhone), "2001234567", "30012345678", "300123456"];
    expect(await taken("profiles.phone", stored)).toEqual(stored.filter(isMobile));
  });

  test("where a slide's button and a video lead", async () => {
    const links = [
      "/",
      "/servicios",
      "https://a.co",
      "https://a.co/b?c=1#d",
      "//evil.co",
      "/\\evil.co",
      "/a b",
    ];
    const wrong = [
      "",
      "servicios",
      "http://a.co",
      "javascript:alert(1)",
      "https://a b",
      "https://",
      "/\t/evil.co",
    ];
    const addresses = [...links, ...wrong];
    const files = ["mp4", "webm", "pdf", "mov"].map((ending) => `/api/lesson-files/${FILE}.${ending}`);
    const fitting = await taken("hero_slides.button_url", addresses);
    expect(fitting).toEqual(addresses.filter(isSafeButtonUrl));
    const video = saveContentSchema.shape.videoUrl;
    // An empty field is no address.
    const videos = [...addresses.filter((address) => address !== ""), ...files];
    expect(await taken("lesson_contents.video_url", videos)).toEqual(
      videos.filter((address) => accepts(video, address)),
    );
  });

  test("the database accepts every profile of the shop that the form accepts", async () => {
    const links = [
      "",
      "https://www.instagram.com/aventura",
      "https://instagram.com/a?b=c",
      "http://instagram.com/a",
    ];
    const wrong = [
      "https://www.instagram.com/a b",
      'https://www.instagram.com/"',
      "https://evil.co",
      "instagram.com",
    ];
    const long = "https://instagram.com/".padEnd(200, "a");
    const typed = [...links, ...wrong, long, `${long}a`].filter((address) =>
      accepts(settings.instagramUrl, address),
    );
    expect(typed).toHaveLength(4);
    expect(await taken("store_settings.instagram_url", typed)).toEqual(typed);
  });

  test("the address of an article", async () => {
    const slugs = [...texts(200, 6), ...RESERVED_SLUGS, "a", "a-b", "a--b", "-a", "a-", "A", "á", "rss-2"];
    expect(await taken("posts.slug", slugs)).toEqual(
      slugs.filter((slug) => slug === slug.trim() && accepts(post.slug, slug)),
    );
  });

  test("certificates: their code, and the name on them", async () => {
    const codes = [
      "AG-0123-ABCD-WXYZ",
      "AG-0123-ABCD-WXY",
      "AG-0123-ABCD-WXYI",
      "AG-0123-ABCD-WXYU",
      "AG-0123",
    ];
    expect(await taken("certificates.code", codes)).toEqual(codes.filter(isCertificateCode));
    const names = [
      ...texts(400, 7),
      "Ana Gómez",
      "  Zoë   O’Neill ",
      "A",
      "Ana 2",
      "Li",
      "Ñu",
      `A${"b".repeat(79)}`,
      `A${"b".repeat(80)}`,
    ];
    await expectSame("private.paper_name(x)", "text", names, paperName);
  });

  test("the curriculum of a course", async () => {
    const lesson = (id: number, change: object = {}) => ({
      id: `l${id}`,
      title: "Lección",
      duration: 5,
      description: "",
      preview: false,
      ...change,
    });
    const module = (lessons: object[], name = "Módulo") => ({ name, lessons });
    const many = (count: number, at = 0) => Array.from({ length: count }, (_, n) => lesson(at + n));
    const curricula = [
      [],
      [module([])],
      [module(many(3), "a".repeat(160))],
      [module(many(3), "a".repeat(161))],
      [module([lesson(1, { title: "a".repeat(160), description: "a".repeat(2000) })])],
      [module([lesson(1, { title: "a".repeat(161) })])],
      [module([lesson(1, { description: "a".repeat(2001) })])],
      [module([lesson(1, { title: " " })])],
      [module([lesson(1), lesson(1)])],
      Array.from({ length: 60 }, (_, n) => module([lesson(n)])),
      Array.from({ length: 61 }, (_, n) => module([lesson(n)])),
      Array.from({ length: 3 }, (_, n) => module(many(200, n * 200))),
      Array.from({ length: 4 }, (_, n) => module(many(n < 3 ? 200 : 1, n * 200))),
    ];
    await expectSameJson("private.is_curriculum(x::jsonb)", curricula, (one) =>
      accepts(curriculumSchema, one),
    );

    const lists = [[], ["a".repeat(300)], ["a".repeat(301)], [" "], Array(60).fill("a"), Array(61).fill("a")];
    await expectSameJson("private.is_text_list(x::jsonb)", lists, (list) =>
      accepts(saveCourseSchema.shape.includes, list),
    );

    const material = { title: "Guía", url: "https://a.co" };
    const materials = [
      [],
      Array(20).fill(material),
      Array(21).fill(material),
      [{ ...material, title: "a".repeat(120), url: "/media/a.pdf" }],
      [{ ...material, title: "a".repeat(121) }],
      [{ ...material, url: "https://".padEnd(500, "a") }],
      [{ ...material, url: "https://".padEnd(501, "a") }],
      [{ ...material, url: "http://a.co" }],
      [{ ...material, url: "/otro/a.pdf" }],
      ...["pdf", "zip", "webp", "mp4", "exe", "pdf?x"].map((ending) => [
        { ...material, url: `/api/lesson-files/${FILE}.${ending}`, size: 1 },
      ]),
      [{ ...material, url: "/api/lesson-files/guia.pdf" }],
      ...[0, 52_428_800, 52_428_801, 1.5, "1", null].map((size) => [{ ...material, size }]),
    ];
    await expectSameJson("private.is_material_list(x::jsonb)", materials, (list) =>
      accepts(saveContentSchema.shape.materials, list),
    );
  });

  test("the questions at the end of a lesson", async () => {
    const question = { question: "¿Qué pasa?", options: ["Uno", "Dos"], answer: 1, explanation: "" };
    const lists = [
      [],
      Array(10).fill(question),
      Array(11).fill(question),
      ...["a".repeat(300), "a".repeat(301), " "].map((text) => [{ ...question, question: text }]),
      ...[["Uno", "a".repeat(201)], ["Uno", "Uno"], [..."abcdefg"]].map((options) => [
        { ...question, options },
      ]),
      [{ ...question, options: ["Uno"], answer: 0 }],
      [{ ...question, options: [..."abcdef"], answer: 5 }],
      ...[2, -1, 0.5].map((answer) => [{ ...question, answer }]),
      [{ ...question, explanation: "a".repeat(501) }],
    ];
    await expectSameJson("private.is_question_list(x::jsonb)", lists, (list) =>
      accepts(saveCheckSchema.shape.questions, list),
    );
  });

  test("the right answers that pass a lesson's questions", async () => {
    const counts = Array.from({ length: 10 }, (_, index) => index + 1);
    const pairs = counts.flatMap((of) => Array.from({ length: of + 1 }, (_, correct) => ({ correct, of })));
    const passes = "private.passes_check((x::jsonb ->> 'correct')::int, (x::jsonb ->> 'of')::int)";
    await expectSameJson(passes, pairs, ({ correct, of }) => correct >= passesWith(of));
  });
});

describe("limits of one call", () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

  test("orders and reviews that staff change together", async () => {
    const staff = await addPerson(db, "employee");
    for (const count of [0, 1, 100, 101]) {
      const orderIds = ids(count);
      const isFine = accepts(orderForms.moveOrdersSchema, { orderIds, move: "confirm" });
      expect(isFine).toBe(accepts(moderateReviewsSchema, { reviewIds: orderIds, status: "approved" }));
      const moved = db.as(staff, (sql) => sql`select public.move_orders(${orderIds}::uuid[], 'confirm')`);
      if (isFine) await moved;
      else expect(await hintOf(moved)).toBe("bad_bulk");
      const shown = queryAs(db, staff)`select public.moderate_reviews(${orderIds}::uuid[], 'approved')`;
      if (isFine) await shown;
      else expect(await hintOf(shown)).toBeDefined();
    }
  });

  test("parcels that staff send, and orders whose money they book, together", async () => {
    const staff = await addPerson(db, "employee");
    const seen = "confirmed/paid/processing";
    const twice = crypto.randomUUID();
    for (const orderIds of [ids(0), ids(1), ids(100), ids(101), [twice, twice]]) {
      const parcels = orderIds.map((orderId) => ({ orderId, stamp: seen, carrier: "TCC", tracking: "" }));
      const orders = orderIds.map((orderId) => ({ orderId, stamp: seen, amount: 1000 }));
      const isFine = accepts(orderForms.shipOrdersSchema, { parcels });
      const given = { from: "TCC", settlement: "1", method: "transportadora" };
      expect(isFine).toBe(accepts(orderForms.collectOrdersSchema, { orders, ...given }));
      const rows = JSON.stringify(orderIds.map((order) => ({ order, expected: seen, amount: 1000 })));
      const sent = queryAs(db, staff)`select public.ship_orders(${rows}::text::jsonb)`;
      if (isFine) await sent;
      else expect(await hintOf(sent)).toBe("bad_bulk");
      const paid = queryAs(db, staff)`
        select public.collect_orders(${rows}::text::jsonb, 'TCC', 'transportadora')`;
      if (isFine) await paid;
      else expect(await hintOf(paid)).toBe("bad_bulk");
    }
  });

  test("ways and giver of the money of many orders, and the moves of many", async () => {
    const staff = await addPerson(db, "employee");
    const [orderId = ""] = ids(1);
    const orders = [{ orderId, stamp: "confirmed/paid/processing", amount: 1000 }];
    const rows = JSON.stringify([{ order: orderId, expected: "", amount: 1000 }]);
    const longest = { from: "T".repeat(60), settlement: "9".repeat(40) };
    for (const [given, method] of [
      ...Object.keys(orderLabels.CASH_METHODS).map((way) => [{ from: "TCC", settlement: "" }, way] as const),
      [longest, "efectivo"] as const,
      [{ from: " ", settlement: "" }, "efectivo"] as const,
    ]) {
      const isFine = accepts(orderForms.collectOrdersSchema, { orders, ...given, method });
      const paid = queryAs(db, staff)`
        select public.collect_orders(${rows}::text::jsonb, ${settlementText(given)}, ${method})`;
      if (isFine) await paid;
      else expect(await hintOf(paid)).toMatch(/^bad_(?:method|from)$/);
    }
    for (const move of ORDER_MOVES) {
      const moved = queryAs(db, staff)`select public.move_orders(array[${orderId}]::uuid[], ${move})`;
      if (accepts(orderForms.moveOrdersSchema, { orderIds: [orderId], move })) await moved;
      else expect(await hintOf(moved)).toBe("bad_bulk");
    }
  });

  test("the groupings of the reports, and their longest period", async () => {
    const admin = await addPerson(db, "admin");
    const ask = (by: string, from: string, to: string) =>
      queryAs(db, admin)`select public.report_sales(${from}::date, ${to}::date, ${by})`;
    for (const by of GROUPINGS) await ask(by, "2026-01-01", "2026-01-02");
    expect(await hintOf(ask("otra", "2026-01-01", "2026-01-02"))).toBe("bad_grouping");
    const { prosrc } = (await db.sql`select prosrc from pg_proc where proname = 'report_sales'`)[0]!;
    const [, listed] = /p_by not in \(([^)]*)\)/.exec(prosrc)!;
    expect(listed!.replaceAll("'", "").split(", ").toSorted()).toEqual([...GROUPINGS].toSorted());
    for (const to of ["2027-01-02", "2027-01-03"]) {
      const isFine = reportPeriod({ desde: "2026-01-01", hasta: to }, Date.now()).to === to;
      const asked = ask("mes", "2026-01-01", to);
      if (isFine) await asked;
      else expect(await hintOf(asked)).toBe("bad_period");
    }
  });

  test("rows of a spreadsheet", async () => {
    const staff = await addPerson(db, "employee");
    const { id } = await stageImport(db, staff, []);
    const stage = () =>
      queryAs(db, staff)`select public.stage_import_rows(${id}, '[{"line": 2, "data": {"name": "A"}}]')`;
    await db.sql`update public.product_imports set rows = ${MAX_ROWS} where id = ${id}`;
    expect(await hintOf(stage())).toBeDefined();
    await db.sql`update public.product_imports set rows = ${MAX_ROWS - 1} where id = ${id}`;
    await stage();
  });

  test("lines of a quote, units of a line, days that it is valid", async () => {
    const people = await addRepairPeople(db);
    const { id } = await requestRepair(db, people.customer);
    const { lines, validDays } = workshop.createQuoteSchema.shape;
    for (const typed of [
      [],
      Array(30).fill(labourLine(1000)),
      Array(31).fill(labourLine(1000)),
      [{ ...labourLine(1000), quantity: 99 }],
      [{ ...labourLine(1000), quantity: 100 }],
      [labourLine(1000, "a".repeat(160))],
      [labourLine(1000, "a".repeat(161))],
    ]) {
      const quoted = quoteRepair(db, people.staff, id, typed);
      const asForm = typed.map(({ unit_price, ...line }) => ({ ...line, unitPrice: unit_price }));
      if (accepts(lines, asForm)) await quoted;
      else expect(await hintOf(quoted)).toBe("bad_lines");
    }
    for (const valid of [0, 1, 90, 91]) {
      const quoted = queryAs(
        db,
        people.staff,
      )`select public.create_quote(${id}, ${db.sql.json([labourLine(1000)] as never)},
          (select c.id from public.cotizaciones c where c.orden_id = ${id} and c.replaced_at is null), p_valid_days => ${valid})`;
      if (accepts(validDays, valid)) await quoted;
      else expect(await hintOf(quoted)).toBe("bad_validity");
    }
  });

  test("the size and the types of a picture", async () => {
    const buckets = await db.sql<{ limit: string; types: string[] }[]>`
      select file_size_limit as limit, allowed_mime_types as types from storage.buckets where id <> 'lesson-files'`;
    expect(buckets).toHaveLength(2);
    for (const { limit, types } of buckets) {
      expect(Number(limit)).toBe(MAX_PHOTO_BYTES);
      expect(new Set(types)).toEqual(new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]));
    }
    expect(photoProblem(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull();
    expect(photoProblem(new Uint8Array(MAX_PHOTO_BYTES + 1))).toMatch(/10 MB/);
  });

  test("the size and the types of a lesson's file", async () => {
    const [bucket] = await db.sql<{ limit: string; types: string[] }[]>`
      select file_size_limit as limit, allowed_mime_types as types from storage.buckets where id = 'lesson-files'`;
    expect(Number(bucket?.limit)).toBe(MAX_VIDEO_BYTES);
    expect(new Set(bucket?.types)).toEqual(new Set(Object.values(MIME_TYPES)));
  });

  test("length of a password, and the validity of a mailed link", () => {
    const config = readFileSync("supabase/config.toml", "utf8");
    const setting = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, "m").exec(config)?.[1]);
    expect(setting("minimum_password_length")).toBe(MIN_PASSWORD);
    // As public.is_recovery() and the mails have it.
    expect(setting("otp_expiry")).toBe(3600);
    // The local backend requires it too: backend/auth.test.ts.
    for (const name of ["double_confirm_changes", "secure_password_change"])
      expect(config).toMatch(new RegExp(`^${name} = true$`, "m"));
  });
});
