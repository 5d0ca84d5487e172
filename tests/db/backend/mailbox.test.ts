import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterAll, expect, test } from "vitest";
import { Mailbox } from "../../../local/backend/mail/mailbox.ts";
import { testBackend } from "../../support/backend.ts";
import { FIXTURES } from "./fixtures.ts";

const folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-mail-"));
afterAll(() => rm(folder, { recursive: true }));
const backend = await testBackend({
  migrations: FIXTURES,
  mailboxPort: 0,
  smtpPort: 0,
  mailDir: path.join(folder, "backend"),
});

const messages = async (query = "") => (await fetch(`${backend.mailbox.url}/api/messages${query}`)).json();

test("takes mails over SMTP, with both their parts and what mail programs read", async () => {
  const { smtpUrl } = backend.mailbox;
  expect(smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  await createTransport(smtpUrl ?? "").sendMail({
    from: "Tienda <tienda@example.com>",
    to: ["tres@example.com", "cuatro@example.com"],
    subject: "Tu pedido llegó: ¡gracias! 🎮",
    html: '<p>Míralo <a href="https://tienda.example.com/p?a=1&amp;b=2">aquí</a></p>',
    text: "Míralo aquí",
    headers: { "List-Unsubscribe": "<https://x.co/baja>", "X-Other": "no" },
  });
  for (const to of ["tres@example.com", "cuatro@example.com"])
    expect(await messages(`?to=${to}`)).toMatchObject([
      {
        to,
        subject: "Tu pedido llegó: ¡gracias! 🎮",
        text: "Míralo aquí\n",
        links: ["https://tienda.example.com/p?a=1&b=2"],
        headers: { "List-Unsubscribe": "<https://x.co/baja>", "Message-ID": expect.stringMatching(/^<.+>$/) },
      },
    ]);
});

test("lives on after a request that makes no sense", async () => {
  for (const address of [backend.mailbox.url, backend.url]) {
    const { hostname, port } = new URL(address ?? "");
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write("GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
      );
      socket.once("data", (data) => resolve(String(data)));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
  }
  const address = `${backend.mailbox.url}/api/messages`;
  expect((await fetch(address, { method: "DELETE", headers: { origin: "null" } })).status).toBe(403);
  expect((await fetch(address)).status).toBe(200);
});

test("empties, but not for a website of another origin", async () => {
  const address = `${backend.mailbox.url}/api/messages`;
  expect(
    (await fetch(address, { method: "DELETE", headers: { origin: "https://evil.example" } })).status,
  ).toBe(403);
  expect(await messages()).not.toEqual([]);
  expect((await fetch(address, { method: "DELETE" })).status).toBe(204);
  expect(await messages()).toEqual([]);
});

test("survives a restart and keeps the last 200", async () => {
  const box = await Mailbox.open(path.join(folder, "kept"));
  const send = (at: number) =>
    box.send({ to: "a@example.com", subject: `Correo ${at}`, html: "<p>Hola</p>" });
  await Promise.all(Array.from({ length: 203 }, (_, at) => send(at)));
  await box.close();
  const subjects = (await Mailbox.open(path.join(folder, "kept"))).list().map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects[0], subjects.at(-1)]).toEqual(["Correo 202", "Correo 3"]);
});
