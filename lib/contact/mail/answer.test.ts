import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import type { FollowedMessage } from "../types";
import { messageAnswered } from "./answer";

const message: FollowedMessage = {
  number: "PQR-2026-000123",
  kind: "reclamo",
  service: null,
  state: "respondido",
  message: "http://evil.test",
  createdAt: "2026-03-10T15:00:00Z",
  promisedAt: "2026-03-11T15:00:00Z",
  dueOn: "2026-04-01",
  answeredAt: "2026-03-10T16:00:00Z",
  closedAt: null,
  answers: [
    { id: 7, channel: "correo", body: "Hola <Ana>,\nya va otro.", createdAt: "2026-03-10T16:00:00Z" },
  ],
};

test("messageAnswered carries the answer, the number and the page; nothing of what was asked", () => {
  const letter = messageAnswered(message, 7, "llave", SITE);
  if (!letter) throw new Error("No letter");
  const { subject, text, html } = layOut(letter, SENDER);
  expect(subject).toBe("PQR-2026-000123: respuesta a tu mensaje");
  expect(text).toContain("> Hola <Ana>,\n> ya va otro.");
  expect(text).toContain(`${SITE}/pqr/llave`);
  expect(text + html).not.toContain("evil");
  expect(messageAnswered(message, 8, "llave", SITE)).toBeNull();
});
