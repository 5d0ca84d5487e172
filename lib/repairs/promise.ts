import { colombianDay, DAY, elapsed, formatColombian, formatWeekday } from "@/lib/core/dates";
import { UNCOLLECTED_DAYS } from "@/lib/legal/promises";
import type { QuoteState, RepairState } from "./rows";

/** The due date is computed in SQL (opening hours, holidays); this module formats it. */
export type PromiseFacts = {
  state: RepairState;
  /** Null for an online request whose device has not arrived. */
  receivedAt: string | null;
  stateSince: string;
  promisedAt: string | null;
  /** From this time on the due date counts as near. */
  warnsAt: string | null;
  closedAt: string | null;
  quote: { state: QuoteState; decidedAt: string | null } | null;
};

export type PromiseKind =
  | "late"
  | "soon"
  | "on-time"
  | "waiting"
  | "rejected"
  | "ready"
  | "uncollected"
  | "delivered"
  | "expected"
  | "closed";

export type RepairPromise = { kind: PromiseKind; text: string };

/** "hoy, 1:00 p.m.", "mañana, 9:00 a.m.", "mar 24 nov, 1:00 p.m.", in Colombian time. */
export function dueText(iso: string, now: number): string {
  const day = colombianDay(iso);
  const clock = formatColombian(iso, "h:mm aaaa");
  if (day === colombianDay(now)) return `hoy, ${clock}`;
  if (day === colombianDay(now + DAY)) return `mañana, ${clock}`;
  return formatColombian(iso, "EEE d MMM, h:mm aaaa");
}

/** Since when a device is ready for pick-up: since it was repaired, or its quote rejected. SQL uses the same rule. */
function uncollectedSince({ state, stateSince, quote }: PromiseFacts): string | null {
  if (state === "Completado") return stateSince;
  if (state !== "Esperando_Aprobacion" || quote?.state !== "rechazada") return null;
  return quote.decidedAt ?? stateSince;
}

/** State of the promised due date. */
export function promiseOf(facts: PromiseFacts, now: number): RepairPromise {
  const { state, stateSince, promisedAt, warnsAt } = facts;
  const since = elapsed(stateSince, now);
  if (facts.closedAt) return { kind: "closed", text: "Solicitud cerrada" };
  if (!facts.receivedAt)
    return facts.quote?.state === "aprobada"
      ? { kind: "expected", text: `Aprobada, por recibir: pedida hace ${since}` }
      : { kind: "expected", text: `Por llegar, pedida hace ${since}` };
  if (state === "Entregado") return { kind: "delivered", text: `Entregada hace ${since}` };
  const waits = uncollectedSince(facts);
  if (waits && now - Date.parse(waits) >= UNCOLLECTED_DAYS * DAY)
    return { kind: "uncollected", text: `Sin recoger hace ${elapsed(waits, now)}` };
  if (state === "Completado") return { kind: "ready", text: `Lista para recoger hace ${since}` };
  if (state === "Esperando_Aprobacion")
    return waits
      ? { kind: "rejected", text: `Rechazada hace ${elapsed(waits, now)}: devolver` }
      : { kind: "waiting", text: `Esperando al cliente hace ${since}` };
  if (!promisedAt) return { kind: "on-time", text: "Sin fecha prometida" };
  if (Date.parse(promisedAt) <= now)
    return { kind: "late", text: `Vencida hace ${elapsed(promisedAt, now)}` };
  const due = dueText(promisedAt, now);
  if (warnsAt && Date.parse(warnsAt) <= now) return { kind: "soon", text: `Por vencer: ${due}` };
  return { kind: "on-time", text: `A tiempo: ${due}` };
}

type CustomerFacts = Pick<PromiseFacts, "state" | "promisedAt" | "closedAt">;

/** The promised due date and its state; null when nothing is due. */
export function customerPromise(
  { state, promisedAt, closedAt }: CustomerFacts,
  now: number,
): { isLate: boolean; text: string } | null {
  if (!promisedAt || closedAt) return null;
  const day = `el ${formatWeekday(promisedAt)}`;
  const isLate = Date.parse(promisedAt) <= now;
  if (state === "Reparando")
    return {
      isLate,
      text: isLate
        ? `La prometimos para ${day} y se nos pasó. Escríbenos y te decimos cómo va.`
        : `La tenemos lista ${day}.`,
    };
  return {
    isLate,
    text: isLate
      ? `Te prometimos el diagnóstico para ${day} y se nos pasó. Escríbenos y te decimos cómo va.`
      : `Tienes el diagnóstico a más tardar ${day}.`,
  };
}
