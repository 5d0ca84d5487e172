import { beforeEach, describe, expect, test } from "vitest";
import {
  addRepairPeople,
  bringRepair,
  changeRepairState,
  decideQuote,
  placeQuoteOrder,
  quoteRepair,
  type RequestedRepair,
  repairEvents,
  repairOf,
} from "../factories/repairs.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerOf, queryAs } from "../support/queries.ts";
import { hintOf, refusal } from "../support/refusal.ts";

const db = await testDatabase();
const people = await addRepairPeople(db);
const asStaff = queryAs(db, people.staff);
let repair: RequestedRepair;
beforeEach(async () => {
  repair = await bringRepair(db, people.customer);
});

const deliveries = () =>
  db.sql`select to_name, to_document, outcome, outcome_reason, warranty_until is not null as warranted, delivered_by
    from public.orden_entregas where orden_id = ${repair.id} order by id`;
const deliver = (more = {}) => changeRepairState(db, people.staff, repair.id, "Entregado", more);
const xp = () => answerOf(db)`select coalesce(sum(xp), 0)::int as n from public.xp_events
    where user_id = ${people.customer} and kind = 'repair' and reference = ${repair.id}`;

describe("a hand-over", () => {
  test("stays in the history when the device comes back", async () => {
    await deliver({ collector: "Luis Gómez", document: "1.020" });
    await changeRepairState(db, people.staff, repair.id, "Reparando", { reason: "Garantía" });
    expect(await repairOf(db, repair.id)).toMatchObject({ delivered_at: null, delivered_to_name: "" });
    await deliver({ collector: "Marta Gómez" });
    expect([...(await deliveries())]).toEqual([
      expect.objectContaining({
        to_name: "Luis Gómez",
        to_document: "1.020",
        outcome: "reparado",
        warranted: true,
      }),
      expect.objectContaining({ to_name: "Marta Gómez", delivered_by: people.staff }),
    ]);
    expect(await xp()).toBe(5);
  });

  test("is never undone by a quote", async () => {
    await deliver();
    const before = await repairOf(db, repair.id);
    expect(await hintOf(quoteRepair(db, people.staff, repair.id))).toBe("delivered");
    expect(await repairOf(db, repair.id)).toEqual(before);
  });

  test("of a device whose quote was rejected is one without repair, warranty or reward", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 90_000);
    await decideQuote(db, { quote: id, user: people.customer, approve: false });
    await deliver();
    expect(await repairOf(db, repair.id)).toMatchObject({
      outcome: "sin_reparar",
      outcome_reason: "cotizacion_rechazada",
      warranty_until: null,
    });
    expect([...(await deliveries())]).toMatchObject([{ outcome: "sin_reparar", warranted: false }]);
    expect(await xp()).toBe(0);
  });

  test("without repair needs a reason, asks for no payment and accepts none", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 90_000);
    await decideQuote(db, { quote: id, user: people.customer });
    for (const wrong of [
      { outcome: "sin_reparar" },
      { outcome: "perdido" },
      { outcome: "sin_reparar", outcomeReason: "x" },
    ])
      expect(await hintOf(deliver(wrong))).toBe("bad_outcome");
    await deliver({ outcome: "sin_reparar", outcomeReason: "no_reparable" });
    expect(await hintOf(placeQuoteOrder(db, people.customer, id))).toBe("not_repaired");
    expect(await xp()).toBe(0);
    expect(await answerOf(db)`select public.repair_by_token(${repair.token})`).toMatchObject({
      outcome: "sin_reparar",
      outcome_reason: "no_reparable",
      warranty_until: null,
    });
  });

  test("without repair closes the quote, until the device is back", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 90_000);
    await deliver({ outcome: "sin_reparar", outcomeReason: "no_quiso" });
    expect(await hintOf(decideQuote(db, { quote: id, user: people.customer }))).toBe("not_repaired");
    const answer = () =>
      asStaff`select public.record_quote_answer(${id}, true, 'Ana Gómez', 'telefono', now(), true)`;
    expect(await hintOf(answer())).toBe("not_repaired");
    await changeRepairState(db, people.staff, repair.id, "Esperando_Aprobacion", { reason: "Volvió" });
    await answer();
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Reparando" });
  });
});

describe("an approved quote", () => {
  test("is replaced only with a reason, which staff can read; the customer answers again", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 110_000);
    await decideQuote(db, { quote: id, user: people.customer });
    expect(await refusal(quoteRepair(db, people.staff, repair.id, 50_000))).toMatchObject({
      hint: "reason_required",
      message:
        "El cliente ya aprobó $110.000. Escribe por qué cambia la cotización: tendrá que aprobarla de nuevo.",
    });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Reparando" });
    const next = await quoteRepair(db, people.staff, repair.id, 150_000, "La fuente también falló");
    const [made] = await db.sql`select estado, decided_at from public.cotizaciones where id = ${next}`;
    expect(made).toEqual({ estado: "pendiente", decided_at: null });
    const reasons =
      await db.sql`select reason from public.orden_motivos where orden_id = ${repair.id} order by evento_id`;
    expect(reasons.map(({ reason }) => reason)).toContain(
      "Reemplaza la aprobada de $110.000: La fuente también falló",
    );
  });

  test("that is paid is never replaced", async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 110_000);
    await decideQuote(db, { quote: id, user: people.customer });
    await asStaff`select public.pay_quote_at_counter(${id}, 'transferencia', 110000)`;
    expect(await hintOf(quoteRepair(db, people.staff, repair.id, 1_000, "Otra falla"))).toBe("quote_paid");
    const [kept] = await db.sql`select replaced_at, paid_at from public.cotizaciones where id = ${id}`;
    expect(kept).toEqual({ replaced_at: null, paid_at: expect.any(Date) });
  });
});

describe("an answer that staff record", () => {
  type Answer = {
    approve?: boolean;
    name?: string;
    via?: string;
    minutesAgo?: number;
    terms?: boolean;
    who?: Who;
  };
  const record = (
    id: string,
    { approve = true, name = "Ana Gómez", via = "telefono", ...more }: Answer = {},
  ) =>
    queryAs(
      db,
      more.who ?? people.staff,
    )`select public.record_quote_answer(${id}, ${approve}, ${name}, ${via},
        now() - make_interval(mins => ${more.minutesAgo ?? 5}), ${more.terms ?? true}, 'Llamó ella')`;
  const quoted = async () => {
    const id = await quoteRepair(db, people.staff, repair.id, 80_000);
    await db.sql`update public.cotizaciones set created_at = now() - interval '1 hour' where id = ${id}`;
    return id;
  };

  test("is evidence of who gave it, when, how and who recorded it, and the work begins", async () => {
    const id = await quoted();
    await record(id);
    const [row] = await db.sql`select estado, decided_via, signer_name, recorded_by, decided_by, reason,
      now() - decided_at > interval '4 minutes' as earlier from public.cotizaciones where id = ${id}`;
    expect(row).toEqual({
      estado: "aprobada",
      decided_via: "telefono",
      signer_name: "Ana Gómez",
      recorded_by: people.staff,
      decided_by: null,
      reason: "Llamó ella",
      earlier: true,
    });
    expect(await repairOf(db, repair.id)).toMatchObject({ estado: "Reparando" });
    expect((await repairEvents(db, repair.id)).at(-2)).toMatchObject({
      kind: "decision",
      actor: "admin",
      note: "Cotización aprobada por teléfono: $80.000",
    });
    expect(await hintOf(record(id))).toBe("already_decided");
  });

  test("may be a rejection", async () => {
    const id = await quoted();
    await record(id, { approve: false, terms: false, via: "mostrador" });
    const [row] = await db.sql`select estado, terms_accepted_at from public.cotizaciones where id = ${id}`;
    expect(row).toEqual({ estado: "rechazada", terms_accepted_at: null });
  });

  test.each<[string, Answer, string]>([
    ["without a name", { name: "A" }, "bad_name"],
    ["by pigeon", { via: "paloma" }, "bad_way"],
    ["from before the quote", { minutesAgo: 120 }, "bad_moment"],
    ["from the future", { minutesAgo: -10 }, "bad_moment"],
    ["without the terms", { terms: false }, "terms_required"],
  ])("is refused %s", async (_name, answer, hint) => {
    const id = await quoted();
    expect(await hintOf(record(id, answer))).toBe(hint);
  });
});

describe("an uncollected device", () => {
  const uncollected = async () => {
    const [row] =
      await asStaff`select public.list_repairs(p_promise => 'sin-recoger') as page, public.staff_overview() as overview`;
    return {
      ids: (row!.page.items as { id: string }[]).map(({ id }) => id),
      counted: row?.overview.attention.repairs_uncollected,
    };
  };

  test("is found from the thirtieth day on, ready or with its quote rejected, and counted", async () => {
    await changeRepairState(db, people.staff, repair.id, "Completado");
    const rejected = await bringRepair(db, people.customer);
    const id = await quoteRepair(db, people.staff, rejected.id, 1_000);
    await decideQuote(db, { quote: id, user: people.customer, approve: false });
    expect(await uncollected()).toEqual({ ids: [], counted: 0 });
    await db.sql`update public.ordenes_servicio set state_since = now() - interval '30 days' where id in (${repair.id}, ${rejected.id})`;
    expect(await uncollected()).toEqual({ ids: [repair.id], counted: 1 });
    await db.sql`update public.cotizaciones set decided_at = now() - interval '75 days' where id = ${id}`;
    expect(new Set((await uncollected()).ids)).toEqual(new Set([repair.id, rejected.id]));
    await deliver();
    expect(await uncollected()).toEqual({ ids: [rejected.id], counted: 1 });
  });
});
