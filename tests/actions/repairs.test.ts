import { describe, expect, test } from "vitest";
import {
  commentRepairAction,
  decideQuoteAction,
  markReadAction,
  payQuoteAction,
  requestRepairAction,
} from "@/lib/repairs/actions";
import { getOwnRepairs, getRepair, getRepairByToken } from "@/lib/repairs/queries";
import { changeRepairStateAction, createQuoteAction, staffCommentAction } from "@/lib/repairs/staff/actions";
import { getPersonRepairs, getRepairForStaff } from "@/lib/repairs/staff/queries";
import { answered, repairForm } from "./support/calls.ts";
import { testSite } from "./support/site.ts";

const site = await testSite();
const owner = await site.person();
const staff = await site.person("employee");
const stranger = await site.person();

const labour = (unitPrice: number) => ({
  kind: "labour" as const,
  concept: "Mano de obra",
  quantity: 1,
  unitPrice,
});

async function requestAs(who: typeof owner | null) {
  await site.visitAs(who);
  return answered(await requestRepairAction(repairForm({ phone: "+57 300 123 4567" })));
}

/** The device of a request arrives at the workshop, without further data. */
async function bring<Made extends { id: string }>(made: Made): Promise<Made> {
  await site.db.sql`update public.ordenes_servicio set received_at = now() where id = ${made.id}`;
  return made;
}

describe("a request", () => {
  test("works without an account and returns number, link and the WhatsApp text", async () => {
    await site.db.sql`update public.store_settings set whatsapp = '573001112233'`;
    const made = await requestAs(null);
    expect(made.number).toBe(made.id.slice(-8));
    expect(decodeURIComponent(made.whatsappUrl)).toContain(`reparación *${made.number}*`);
    const [row] = await site.db
      .sql`select usuario_id, contact_phone, source from public.ordenes_servicio where id = ${made.id}`;
    expect(row).toEqual({ usuario_id: null, contact_phone: "3001234567", source: "en_linea" });
    expect(await getRepairByToken(made.token)).toMatchObject({
      number: made.number,
      state: "Recibido",
      quote: null,
    });
  });
});

test("both sides see the same repair, each their part of it", async () => {
  const { id } = await bring(await requestAs(owner));
  answered(await commentRepairAction({ repairId: id, text: "¿Cómo va?" }));
  await site.visitAs(staff);
  answered(await staffCommentAction({ repairId: id, text: "Ya casi" }));
  answered(await staffCommentAction({ repairId: id, text: "Ojo con la placa", isInternal: true }));
  const diagnosis = { repairId: id, state: "En_Diagnostico", note: "Nota del taller" } as const;
  answered(await changeRepairStateAction({ ...diagnosis, isPublic: false }));
  const part = { kind: "part" as const, concept: "Puerto HDMI", quantity: 2, unitPrice: 40_000 };
  const lines = [part, labour(40_000)];
  answered(await createQuoteAction({ repairId: id, lines, awaitsApproval: true }));

  const forStaff = await getRepairForStaff(id);
  expect(forStaff).toMatchObject({ unread: 1, userId: owner.id, contact: { name: "Ana Gómez" } });
  expect(forStaff?.comments.map(({ isInternal }) => isInternal)).toEqual([false, false, true]);
  expect(forStaff?.events.some(({ note }) => note === "Nota del taller")).toBe(true);

  await site.visitAs(owner);
  const mine = await getRepair(id);
  expect(mine).toMatchObject({
    state: "Esperando_Aprobacion",
    unread: 1,
    quote: { total: 120_000, lines: [{ concept: "Puerto HDMI", quantity: 2, amount: 80_000 }, {}] },
    token: expect.stringMatching(/^[0-9a-f]{48}$/),
  });
  expect(mine?.comments.map(({ text }) => text)).toEqual(["¿Cómo va?", "Ya casi"]);
  expect(JSON.stringify(mine)).not.toMatch(/Nota del taller|Ojo con la placa/);
  answered(await markReadAction({ repairId: id, until: mine?.comments.at(-1)?.id ?? 0 }));
  expect(await getOwnRepairs()).toContainEqual(expect.objectContaining({ id, unread: 0 }));

  await site.visitAs(stranger);
  expect(await getRepair(id)).toBeNull();
  expect(await getRepairForStaff(id)).toBeNull();
  expect(await getPersonRepairs(owner.id)).toEqual([]);
  expect(await commentRepairAction({ repairId: id, text: "hola" })).toMatchObject({ reason: "not_found" });
});

describe("the quote", () => {
  async function quoted() {
    const made = await bring(await requestAs(owner));
    await site.visitAs(staff);
    const { quoteId } = answered(await createQuoteAction({ repairId: made.id, lines: [labour(90_000)] }));
    return { ...made, quoteId };
  }
  const yes = { decision: "aprobada", name: "Ana Gómez", acceptsTerms: true, acceptsStart: true } as const;

  test("is approved by the link, with the evidence collected by the server, and paid at /pedido", async () => {
    const { id, quoteId, token } = await quoted();
    await site.visitAs(null);
    expect(answered(await decideQuoteAction({ quoteId, token, ...yes }))).toEqual({ state: "aprobada" });
    expect(await decideQuoteAction({ quoteId, token, ...yes, decision: "rechazada" })).toMatchObject({
      ok: false,
      message: "Esta cotización ya tiene respuesta.",
    });
    const { token: order } = answered(await payQuoteAction({ quoteId, token }));
    expect(order).toMatch(/^[0-9a-f]{48}$/);
    expect((await getRepairByToken(token))?.quote).toMatchObject({
      state: "aprobada",
      signerName: "",
      paymentStatus: "unpaid",
    });
    await site.visitAs(staff);
    expect((await getRepairForStaff(id))?.evidence).toMatchObject([
      {
        signerName: "Ana Gómez",
        via: "enlace",
        ip: expect.stringMatching(/^10\.0\.0\./),
        userAgent: "Navegador de prueba",
      },
    ]);
  });
});
