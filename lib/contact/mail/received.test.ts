import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import type { FollowedMessage } from "../types";
import { messageReceived } from "./received";

const message: FollowedMessage = {
  number: "PQR-2026-000123",
  kind: "reclamo",
  service: "consola",
  state: "nuevo",
  message: "Se apaga <sola>\nal rato",
  createdAt: "2026-03-10T15:00:00Z",
  promisedAt: "2026-03-11T15:00:00Z",
  dueOn: "2026-04-01",
  answeredAt: null,
  closedAt: null,
  answers: [],
};
const mailOf = (some: Partial<FollowedMessage> = {}, isProved = true) =>
  layOut(messageReceived({ ...message, ...some }, "llave", SITE, isProved), SENDER);

test("messageReceived gives the number, the words, the promise, the legal day and the page that follows it", () => {
  const { subject, text, html } = mailOf();
  expect(subject).toBe("PQR-2026-000123: recibimos tu mensaje");
  for (const words of [
    "Número de radicado: PQR-2026-000123",
    "Tipo: Reclamo",
    "Servicio: Reparación de consola",
    "en menos de 24 horas, de lunes a sábado",
    "Plazo máximo de ley: 1 de abril de 2026",
    "> Se apaga <sola>\n> al rato",
    `${SITE}/pqr/llave`,
  ])
    expect(text).toContain(words);
  expect(html).toContain("Se apaga &lt;sola&gt;");
});

test("messageReceived promises no legal term to whom the law gives none", () => {
  const { text } = mailOf({ kind: "consulta", service: null });
  expect(text).not.toContain("Plazo máximo de ley");
  expect(text).not.toContain("Servicio:");
});

test("messageReceived repeats nothing to an address that nobody proved", () => {
  const { text, html } = mailOf({}, false);
  expect(text + html).not.toMatch(/Se apaga|Lo que escribiste/);
  expect(text).toContain(`${SITE}/pqr/llave`);
});
