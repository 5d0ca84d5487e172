import { expect, test } from "vitest";
import { SITE, textOf } from "@/tests/factories/mails";
import { context, repair } from "@/tests/factories/repair-mails";
import { repairClosed, repairReceived, repairRequested } from "./arrival";

const here = { ...repair, received_at: "2026-03-10T15:00:00Z" };
const closed = { ...repair, closed_at: "2026-03-10T15:00:00Z", closed_reason: "No llegó en un mes" };

test("repairRequested has the link, how to deliver the device and when the diagnosis is due", () => {
  const text = textOf(repairRequested(repair, context));
  expect(text).toContain(`Ver mi reparación: ${SITE}/reparacion/llave`);
  expect(text).toContain("trae tu equipo a Calle 37 Sur # 43A-10, Envigado");
  expect(text).toContain("gratis en 24 horas y te enviamos");
  const pickup = { ...repair, handover: "domicilio", pickup_day: "2026-03-12", pickup_slot: "11:00:00" };
  expect(textOf(repairRequested(pickup, context))).toMatch(
    /pasamos por tu equipo el .*12.*a la dirección que nos diste/,
  );
});

test("its button links to the public page, else the owner's page, else there is none", () => {
  const requested = (more: object) => textOf(repairRequested({ ...repair, token: null, ...more }, context));
  expect(requested({ has_account: true })).toContain(`${SITE}/servicios-tecnicos/${repair.id}`);
  expect(requested({})).not.toContain("Ver mi reparación");
});

test("repairReceived has the next step; repairClosed the reason and how to request again", () => {
  const received = textOf(repairReceived(here, context));
  expect(received).toContain("El diagnóstico es gratis");
  const agreed = textOf(repairReceived({ ...here, diagnosis_price: 30_000 }, context));
  expect(agreed).toContain("El diagnóstico cuesta $30.000, como acordamos,");
  expect(agreed).not.toContain("gratis");
  expect(received).toContain("está en 24 horas; con él");
  expect(received).toContain("no empezamos sin que lo apruebes");
  const text = textOf(repairClosed(closed, context));
  expect(text).toContain("> No llegó en un mes");
  expect(text).toContain(`${SITE}/solicitar-reparacion`);
});

test.each([
  ["requested, when it was received", repairRequested(here, context)],
  ["requested, when it was closed", repairRequested(closed, context)],
  ["received, when it is ready", repairReceived({ ...here, estado: "Completado" }, context)],
  ["received, when it was not", repairReceived(repair, context)],
  ["closed, when it is not", repairClosed(repair, context)],
])("no mail is sent when a repair was %s", (_, letter) => expect(letter).toBeNull());
