import { randomUUID } from "node:crypto";
import { type AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { POST as sweep } from "@/app/api/mails/route";
import { waitUntil } from "../../support/wait-until.ts";
import { answerInstead } from "../support/answer-instead.ts";
import { scheduled } from "../support/calls.ts";
import { afterIsDone } from "../support/next-server.ts";
import { testSite } from "../support/site.ts";

const site = await testSite();
const { sql } = site.db;

/** Addresses in the order in which their mails reached the server, whether or not it has accepted them. */
let arrived: string[] = [];
/** What the server does before it answers the sender's address, and before it accepts a mail. */
let beforeSender = async () => {};
let beforeAccepting = async () => {};

const relay = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  closeTimeout: 1000,
  onMailFrom: (_address, _session, done) => void beforeSender().then(() => done()),
  onData(stream, session, done) {
    stream.resume().once("end", () => {
      arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
      void beforeAccepting().then(() => done());
    });
  },
});
relay.on("error", () => undefined);
await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
const { port } = relay.server.address() as AddressInfo;
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
afterAll(() => new Promise<void>((resolve) => relay.close(() => resolve())));

const sockets = vi.spyOn(Socket.prototype, "setTimeout");

/** Advances the site's clock, and the idle timeout of its connections to the server. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  for (const socket of new Set(sockets.mock.contexts as Socket[]))
    if (socket.remotePort === port && socket.timeout && socket.timeout <= seconds * 1000)
      socket.emit("timeout");
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

beforeEach(async () => {
  arrived = [];
  beforeSender = async () => {};
  beforeAccepting = async () => {};
  await sql`delete from private.outbox`;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const queue = async (...names: string[]) => {
  for (const name of names)
    await sql`select private.post_mail('newsletter.welcome', ${randomUUID()}, ${`${name}@example.com`}, '{"leave": "abc"}')`;
};
const called = async () => {
  const answer = await sweep(scheduled("/api/mails"));
  return answer.json();
};
const states = async () => [
  ...(await sql`select attempts, sent_at is not null as sent, last_error from private.outbox order by id`),
];
const isThere = (count: number) =>
  waitUntil(async () => arrived.length >= count, `${count} mails at the server`);

test("a server that takes minutes to accept a mail gets it once", async () => {
  await queue("ana");
  const { opened, open } = gate();
  beforeAccepting = () => opened;
  const run = called();
  await isThere(1);
  await pass(9 * 60);
  open();
  await run;
  await afterIsDone();
  await sql`update private.outbox set not_before = now()`;
  await called();
  expect(arrived).toEqual(["ana@example.com"]);
  expect(await states()).toEqual([{ attempts: 1, sent: true, last_error: "" }]);
});

test("a mail whose sending could not be recorded at once is recorded a second later, and sent once", async () => {
  await queue("ana");
  const asked = answerInstead(/settle_mail/, async (real) => {
    if (asked.length === 1) throw new TypeError("fetch failed");
    return real();
  });
  expect(await called()).toEqual({ sent: 1, void: 0, failed: 0 });
  vi.mocked(globalThis.fetch).mockRestore();
  expect(asked).toHaveLength(2);
  expect(arrived).toEqual(["ana@example.com"]);
  expect(await states()).toEqual([{ attempts: 1, sent: true, last_error: "" }]);
});

test("the scheduler is answered while a mail waits to be accepted, and the run starts no other", async () => {
  await queue("ana", "luis");
  const { opened, open } = gate();
  beforeAccepting = () => opened;
  const run = called();
  await isThere(1);
  await pass(50);
  expect(await run).toEqual({ sent: 0, void: 0, failed: 0 });
  open();
  await afterIsDone();
  expect(await states()).toEqual([
    { attempts: 1, sent: true, last_error: "" },
    { attempts: 0, sent: false, last_error: "" },
  ]);
});

test("mails that a run has not reached are sent by the next, and none by both", async () => {
  const names = ["ana", "luis", "eva", "juan", "sara"];
  await queue(...names);
  const { opened, open } = gate();
  beforeAccepting = () => opened;
  const first = called();
  await isThere(1);
  // Six minutes later by the database's clock.
  await sql`update private.outbox set claimed_until = claimed_until - interval '6 minutes'`;
  const second = called();
  await isThere(2);
  open();
  await Promise.all([first, second]);
  expect(arrived.toSorted()).toEqual(names.map((name) => `${name}@example.com`).toSorted());
});

test("a server that does not accept the mail is given up after two minutes", async () => {
  await queue("ana");
  const { opened, open } = gate();
  const { opened: asked, open: ask } = gate();
  beforeSender = async () => {
    ask();
    await opened;
  };
  const run = called();
  await asked;
  await pass(121);
  await run;
  await afterIsDone();
  expect(await states()).toEqual([
    { attempts: 1, sent: false, last_error: expect.stringMatching(/^E[A-Z]+/) },
  ]);
  open();
});
