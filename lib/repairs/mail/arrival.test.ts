import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import type { Letter } from "@/lib/mail/types";
import { SENDER, SITE } from "@/tests/factories/mails";
import { context, repair } from "@/tests/factories/repair-mails";
import { repairClosed, repairReceived, repairRequested } from "./arrival";

const textOf = (letter: Letter | null) => (letter ? layOut(letter, SENDER).text : "");

test("repairRequested gives the link and says how the device gets to the shop", () => {
  const text = textOf(repairRequested(repair, context));
  expect(text).toContain(`Ver mi reparación: ${SITE}/reparacion/llave`);
  expect(text).toContain("trae tu equipo a Calle 37 Sur # 43A-10, Envigado");
  const pickup = { ...repair, handover: "domicilio", pickup_day: "2026-03-12", pickup_slot: "11:00:00" };
  expect(textOf(repairRequested(pickup, context))).toMatch(
    /pasamos por tu equipo el .*12.*a la dirección que nos diste/,
  );
});

test("both promise the diagnosis in the words of every page", () => {
  const here = { ...repair, received_at: "2026-03-10T15:00:00Z" };
  expect(textOf(repairRequested(repair, context))).toContain("gratis en 24 horas y te enviamos");
  expect(textOf(repairReceived(here, context))).toContain("está en 24 horas; con él");
});

test("repairRequested is over once the device is here or the request was closed", () => {
  expect(repairRequested({ ...repair, received_at: "2026-03-10T15:00:00Z" }, context)).toBeNull();
  expect(repairRequested({ ...repair, closed_at: "2026-03-10T15:00:00Z" }, context)).toBeNull();
});

test("repairReceived says what comes next, while it is still to come", () => {
  const here = { ...repair, received_at: "2026-03-10T15:00:00Z" };
  expect(textOf(repairReceived(here, context))).toContain("no empezamos sin que lo apruebes");
  expect(repairReceived({ ...here, estado: "Completado" }, context)).toBeNull();
  expect(repairReceived(repair, context)).toBeNull();
});

test("repairClosed gives the reason and the way back", () => {
  const closed = { ...repair, closed_at: "2026-03-10T15:00:00Z", closed_reason: "No llegó en un mes" };
  const text = textOf(repairClosed(closed, context));
  expect(text).toContain("> No llegó en un mes");
  expect(text).toContain(`${SITE}/solicitar-reparacion`);
  expect(repairClosed(repair, context)).toBeNull();
});
