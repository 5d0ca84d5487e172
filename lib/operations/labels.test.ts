import { describe, expect, test } from "vitest";
import { ageText, waitingMailsText } from "./labels";

test.each([
  [null, "Ninguno espera"],
  [0, "Hace menos de un minuto"],
  [59, "Hace menos de un minuto"],
  [60, "El más viejo, hace 1 min"],
  [90_000, "El más viejo, hace 1.500 min"],
])("%j seconds", (seconds, text) => expect(ageText(seconds)).toBe(text));

describe("mails that wait", () => {
  test.each([
    ["none", 0, null, "Ninguno espera"],
    ["newsletters alone, which have no age", 1500, null, "Boletines: salen en su horario"],
    ["others too", 1501, 120, "El más viejo, hace 2 min"],
  ])("%s", (_, mailsWaiting, mailsAge, text) =>
    expect(waitingMailsText({ mailsWaiting, mailsAge })).toBe(text),
  );
});
