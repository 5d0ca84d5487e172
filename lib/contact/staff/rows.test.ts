import { expect, test } from "vitest";
import { exportedAddresses, inbox, subscribers, thread as threadSchema } from "./rows";

const dates = {
  number: "PQR-2026-000001",
  kind: "queja" as const,
  service: null,
  state: "nuevo" as const,
  created_at: "a",
  promised_at: "b",
  due_on: "c",
  answered_at: null,
};
const named = {
  number: "PQR-2026-000001",
  kind: "queja",
  service: null,
  state: "nuevo",
  createdAt: "a",
  promisedAt: "b",
  dueOn: "c",
  answeredAt: null,
};

test("a line of the inbox", () => {
  const counts = { nuevo: 1, en_curso: 0, respondido: 0, cerrado: 0, spam: 0, unread: 1, mine: 0 };
  const row = { ...dates, id: "m", name: "Ana", preview: "Hola" };
  const items = [
    { ...row, is_spam: false, is_unread: true, assigned_name: "Sara", answer_mail: "perdido" as const },
  ];
  expect(inbox.parse({ total: 1, counts, items })).toEqual({
    total: 1,
    counts,
    items: [
      {
        ...named,
        id: "m",
        name: "Ana",
        preview: "Hola",
        isSpam: false,
        isUnread: true,
        assignedName: "Sara",
        answerMail: "perdido",
      },
    ],
  });
});

test("a conversation, with the page on which the person follows it", () => {
  const thread = threadSchema.parse({
    ...dates,
    id: "m",
    name: "Ana",
    phone: "300",
    email: "",
    message: "Hola",
    closed_at: null,
    user_id: null,
    username: null,
    is_spam: false,
    is_unread: true,
    assigned_to: "s",
    consent_version: "v",
    consent_at: "a",
    token: "abc",
    replies: [
      { id: 1, author: "Sara", channel: null, mail: null, mail_id: null, body: "Nota", created_at: "d" },
    ],
    answer_mail: null,
    next: "n",
    others: [{ id: "o", number: "PQR-2026-000002", kind: "consulta", state: "cerrado", created_at: "e" }],
  });
  expect(thread).toMatchObject({ ...named, assignedTo: "s", statusPath: "/pqr/abc" });
  expect(thread.replies).toEqual([
    { id: 1, author: "Sara", channel: null, mail: null, mailId: null, body: "Nota", createdAt: "d" },
  ]);
  expect(thread.others[0]?.createdAt).toBe("e");
});

test("subscribers and what leaves the shop of them", () => {
  const row = { id: "s", email: "a@b.co", state: "confirmado" as const, source: "blog" };
  const list = subscribers.parse({
    total: 1,
    counts: { confirmado: 1, pendiente: 0, baja: 0 },
    items: [{ ...row, created_at: "a", confirmed_at: "b", unsubscribed_at: null }],
  });
  expect(list.items).toEqual([{ ...row, createdAt: "a", confirmedAt: "b", unsubscribedAt: null }]);
  expect(exportedAddresses.parse([{ email: "a@b.co", confirmed_at: "b" }])).toEqual([
    { email: "a@b.co", confirmedAt: "b" },
  ]);
});
