import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { context, quote, repair } from "@/tests/factories/repair-mails";
import { repairDelivered, repairReady, workshopMessage } from "./handover";

test("repairReady has the place, the hours and the balance", () => {
  const ready = { ...repair, estado: "Completado" as const };
  const text = textOf(repairReady(ready, context));
  expect(text).toContain("Recógelo en Calle 37 Sur # 43A-10, Envigado, de lunes a sábado");
  expect(text).not.toContain("Faltan por pagar");
  const owing = { ...ready, quote: { ...quote, estado: "aprobada" as const, deposit: 20_000 } };
  expect(textOf(repairReady(owing, context))).toContain("Faltan por pagar $100.000");
  expect(repairReady({ ...ready, estado: "Reparando" }, context)).toBeNull();
});

test("repairDelivered has the warranty of a repaired device, and none for an unrepaired one", () => {
  const delivered_at = "2026-03-10T15:00:00Z";
  const gone = { ...repair, estado: "Entregado" as const, delivered_at, warranty_until: "2026-09-10" };
  expect(textOf(repairDelivered(gone, context))).toContain("garantía hasta el 10 de septiembre de 2026");
  const back = { ...gone, outcome: "sin_reparar", warranty_until: null };
  const unrepaired = textOf(repairDelivered(back, context));
  expect(unrepaired).toMatch(/^Devolvimos tu equipo sin reparar\n/);
  expect(unrepaired).not.toContain("tiene garantía");
  expect(repairDelivered(repair, context)).toBeNull();
});

test("workshopMessage has the message, and the link to answer it", () => {
  const said = { ...repair, messages: [{ text: "¿Nos traes el cable?", at: "2026-03-10T15:00:00Z" }] };
  expect(textOf(workshopMessage(said, context))).toContain("> ¿Nos traes el cable?");
  expect(textOf(workshopMessage(said, context))).toContain("Para responder, escríbenos por WhatsApp");
  expect(textOf(workshopMessage({ ...said, has_account: true }, context))).toContain(
    `Responde en Mis Servicios (${SITE}/servicios-tecnicos/${repair.id})`,
  );
  expect(workshopMessage(repair, context)).toBeNull();
});
