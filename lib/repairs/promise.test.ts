import { describe, expect, test } from "vitest";
import { dueText, type PromiseFacts, promiseOf } from "./promise";

/** Friday, 20 November 2026, 10:00 in Colombia. */
const now = Date.parse("2026-11-20T15:00:00Z");
const facts = (more: Partial<PromiseFacts>): PromiseFacts => ({
  state: "Recibido",
  receivedAt: "2026-11-20T14:00:00Z",
  stateSince: "2026-11-20T14:00:00Z",
  promisedAt: "2026-11-23T18:00:00Z",
  warnsAt: "2026-11-23T14:00:00Z",
  closedAt: null,
  quote: null,
  ...more,
});
const rejectedAt = (decidedAt: string) => ({ state: "rechazada" as const, decidedAt });
const clean = (text: string) => text.replace(/\s/g, " ");
const shown = (more: Partial<PromiseFacts>) => {
  const { kind, text } = promiseOf(facts(more), now);
  return `${kind} | ${clean(text)}`;
};

test("a date is relative to today, in Colombian time", () => {
  expect(clean(dueText("2026-11-20T18:30:00Z", now))).toBe("hoy, 1:30 p.m.");
  // Already Saturday by UTC, still Friday in Colombia.
  expect(clean(dueText("2026-11-21T00:00:00Z", now))).toBe("hoy, 7:00 p.m.");
  expect(clean(dueText("2026-11-21T14:00:00Z", now))).toBe("mañana, 9:00 a.m.");
  expect(clean(dueText("2026-11-24T18:00:00Z", now))).toBe("mar 24 nov, 1:00 p.m.");
});

describe("a promise", () => {
  test("is on time, nearly due, or late, to the minute", () => {
    expect(shown({})).toBe("on-time | A tiempo: lun 23 nov, 1:00 p.m.");
    expect(shown({ warnsAt: "2026-11-20T15:00:00Z" })).toBe("soon | Por vencer: lun 23 nov, 1:00 p.m.");
    expect(shown({ promisedAt: "2026-11-20T15:00:01Z", warnsAt: "2026-11-20T14:00:00Z" })).toMatch(/^soon/);
    expect(shown({ promisedAt: "2026-11-20T15:00:00Z" })).toBe("late | Vencida hace 0 min");
    expect(shown({ promisedAt: "2026-11-18T15:00:00Z" })).toBe("late | Vencida hace 2 días");
    expect(shown({ promisedAt: null, warnsAt: null })).toBe("on-time | Sin fecha prometida");
  });

  test("is paused while the customer decides", () => {
    const waiting = { state: "Esperando_Aprobacion", promisedAt: null, warnsAt: null } as const;
    expect(shown(waiting)).toBe("waiting | Esperando al cliente hace 1 h");
    expect(shown({ ...waiting, quote: { state: "pendiente", decidedAt: null } })).toMatch(/^waiting/);
    expect(shown({ ...waiting, quote: rejectedAt("2026-11-20T13:00:00Z") })).toBe(
      "rejected | Rechazada hace 2 h: devolver",
    );
  });

  test("becomes a reminder when the device is not picked up within thirty days of being ready", () => {
    const ready = (stateSince: string) => shown({ state: "Completado", promisedAt: null, stateSince });
    expect(ready("2026-10-21T15:00:01Z")).toBe("ready | Lista para recoger hace 29 días");
    expect(ready("2026-10-21T15:00:00Z")).toBe("uncollected | Sin recoger hace 30 días");
    expect(ready("2026-09-06T15:00:00Z")).toBe("uncollected | Sin recoger hace 75 días");
    // Requested months ago, rejected yesterday: the customer has had one day.
    const asked = { state: "Esperando_Aprobacion", stateSince: "2026-08-01T15:00:00Z" } as const;
    expect(shown({ ...asked, quote: rejectedAt("2026-11-19T15:00:00Z") })).toBe(
      "rejected | Rechazada hace 1 día: devolver",
    );
    expect(shown({ ...asked, quote: rejectedAt("2026-10-01T15:00:00Z") })).toBe(
      "uncollected | Sin recoger hace 50 días",
    );
  });

  test("ends with the work", () => {
    expect(shown({ state: "Completado", promisedAt: null })).toBe("ready | Lista para recoger hace 1 h");
    expect(shown({ state: "Entregado", promisedAt: null })).toBe("delivered | Entregada hace 1 h");
  });

  test("starts when the device is received", () => {
    expect(shown({ receivedAt: null, promisedAt: null })).toBe("expected | Por llegar, pedida hace 1 h");
    expect(shown({ receivedAt: null, closedAt: "2026-11-20T14:00:00Z" })).toBe("closed | Solicitud cerrada");
  });
});
