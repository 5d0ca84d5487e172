import { expect, test } from "vitest";
import { followedMessage } from "./rows";

test("a message is told in the site's names", () => {
  const base = {
    number: "PQR-2026-000001",
    kind: "queja" as const,
    service: null,
    message: "Llegó tarde",
    state: "respondido" as const,
  };
  const answer = { id: 1, channel: "correo" as const, body: "Lo sentimos" };
  expect(
    followedMessage.parse({
      ...base,
      created_at: "a",
      promised_at: "b",
      due_on: "c",
      answered_at: "d",
      closed_at: null,
      answers: [{ ...answer, created_at: "e" }],
    }),
  ).toEqual({
    ...base,
    createdAt: "a",
    promisedAt: "b",
    dueOn: "c",
    answeredAt: "d",
    closedAt: null,
    answers: [{ ...answer, createdAt: "e" }],
  });
});
