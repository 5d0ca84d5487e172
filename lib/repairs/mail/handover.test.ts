import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context, quote, repair } from "@/tests/factories/repair-mails";
import { repairDelivered, repairReady, workshopMessage } from "./handover";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : "");

test("repairReady says where, when and what is left to pay", () => {
  const ready = { ...repair, estado: "Completado" as const };
  expect(textOf(repairReady(ready, context))).toContain(
    "Recógelo en Calle 37 Sur # 43A-10, Envigado, de lunes a sábado",
  );
  expect(textOf(repairReady(ready, context))).not.toContain("Faltan por pagar");
  const owing = { ...ready, quote: { ...quote, estado: "aprobada" as const, deposit: 20_000 } };
  expect(textOf(repairReady(owing, context))).toContain("Faltan por pagar $100.000");
  expect(repairReady({ ...ready, estado: "Reparando" }, context)).toBeNull();
});

test("repairDelivered gives the warranty of what was repaired, and none of what was not", () => {
  const gone = {
    ...repair,
    estado: "Entregado" as const,
    delivered_at: "2026-03-10T15:00:00Z",
    warranty_until: "2026-09-10",
  };
  expect(textOf(repairDelivered(gone, context))).toContain(
    "tiene garantía hasta el 10 de septiembre de 2026",
  );
  const unrepaired = textOf(
    repairDelivered({ ...gone, outcome: "sin_reparar", warranty_until: null }, context),
  );
  expect(unrepaired).toMatch(/^Devolvimos tu equipo sin reparar\n/);
  expect(unrepaired).not.toContain("tiene garantía");
  expect(repairDelivered(repair, context)).toBeNull();
});

test("workshopMessage carries the words, and where to answer them", () => {
  const said = { ...repair, messages: [{ text: "¿Nos traes el cable?", at: "2026-03-10T15:00:00Z" }] };
  expect(textOf(workshopMessage(said, context))).toContain("> ¿Nos traes el cable?");
  expect(textOf(workshopMessage(said, context))).toContain("Para responder, escríbenos por WhatsApp");
  expect(textOf(workshopMessage({ ...said, has_account: true }, context))).toContain(
    `Responde en Mis Servicios (${SITE}/servicios-tecnicos/${repair.id})`,
  );
  expect(workshopMessage(repair, context)).toBeNull();
});
