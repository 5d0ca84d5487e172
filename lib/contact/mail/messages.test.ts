import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import type { FollowedMessage } from "../rows";
import { messageAnswered } from "./answer";
import { messageReceived } from "./received";

const message: FollowedMessage = {
  number: "PQR-2026-000123",
  kind: "reclamo",
  service: "consola",
  state: "respondido",
  message: "Se apaga <sola>\nal rato",
  createdAt: "2026-03-10T15:00:00Z",
  promisedAt: "2026-03-11T15:00:00Z",
  dueOn: "2026-04-01",
  answeredAt: "2026-03-10T16:00:00Z",
  closedAt: null,
  answers: [{ id: 7, channel: "correo", body: "Hola <Ana>,\nya va.", createdAt: "2026-03-10T16:00:00Z" }],
};
const received = (some: Partial<FollowedMessage> = {}, isProved = true) =>
  layOut(messageReceived({ ...message, ...some }, "llave", SITE, isProved), SENDER);

test("messageReceived has the number, the message, the promised time, the legal deadline and the link to follow it", () => {
  const { subject, text, html } = received();
  expect(subject).toBe("PQR-2026-000123: recibimos tu mensaje");
  for (const part of [
    "Número de radicado: PQR-2026-000123",
    "Tipo: Reclamo",
    "en menos de 24 horas, de lunes a sábado",
    "Plazo máximo de ley: 1 de abril de 2026",
    "> Se apaga <sola>\n> al rato",
    `${SITE}/pqr/llave`,
  ])
    expect(text).toContain(part);
  expect(html).toContain("Se apaga &lt;sola&gt;");
});

test("messageReceived promises no legal term for kinds without one", () => {
  expect(received({ kind: "consulta", service: null }).text).not.toMatch(/Plazo máximo de ley|Servicio:/);
});

test("messageReceived does not quote the message to an unverified address", () => {
  const { text, html } = received({}, false);
  expect(text + html).not.toMatch(/Se apaga|Lo que escribiste/);
  expect(text).toContain(`${SITE}/pqr/llave`);
});

test("messageAnswered has the answer, the number and the link, and does not quote the message", () => {
  const letter = messageAnswered(message, 7, "llave", SITE);
  if (!letter) throw new Error("No letter");
  const { subject, text, html } = layOut(letter, SENDER);
  expect(subject).toBe("PQR-2026-000123: respuesta a tu mensaje");
  expect(text).toContain("> Hola <Ana>,\n> ya va.");
  expect(text).toContain(`${SITE}/pqr/llave`);
  expect(text + html).not.toContain("Se apaga");
  expect(messageAnswered(message, 8, "llave", SITE)).toBeNull();
});
