import { createHash, randomUUID } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Account, canEnter, sharedFolder } from "./account.ts";
import { takeOver } from "./postmaster.ts";
import { run } from "./run.ts";

/** Folder of the cluster's files: in DATA_DIR, or elsewhere when the server's account has no access to it. */
export async function clusterFolder(
  dataDir: string,
  account: Account | null,
  timeoutMs: number,
): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const home = path.join(path.resolve(dataDir), "postgres");
  if (!account || (await canEnter(path.dirname(home), account))) return home;

  const note = path.join(path.dirname(home), "postgres-location");
  const known = await readFile(note, "utf8").catch(() => null);
  if (known && (await stat(known.trim()).catch(() => null))) return known.trim();

  const key = createHash("sha256").update(home).digest("hex").slice(0, 16);
  const folder = path.join(await sharedFolder(), `data-${key}`);
  // Without the marker file DATA_DIR is new (or was deleted): files of an earlier one are obsolete.
  await takeOver(folder, timeoutMs);
  await rm(folder, { recursive: true, force: true });
  await writeFile(note, folder);
  return folder;
}

interface InitOptions {
  native: string;
  folder: string;
  account: Account | null;
  password: string;
}

/** Creates the cluster when missing; an interrupted attempt leaves no valid-looking cluster. */
export async function initialise({ native, folder, account, password }: InitOptions): Promise<void> {
  if (await stat(path.join(folder, "PG_VERSION")).catch(() => null)) return;
  const draft = `${folder}.${randomUUID().slice(0, 8)}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await initdb({ native, draft, passwordFile, account });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function initdb(options: {
  native: string;
  draft: string;
  passwordFile: string;
  account: Account | null;
}) {
  const { native, draft, passwordFile, account } = options;
  const base = [
    `--pgdata=${draft}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--no-sync",
  ];
  // Linguistic collation as on hosted Supabase; full-text search needs a character type with accents.
  const linguistic = ["--locale-provider=icu", "--icu-locale=en-US"];
  const locales = process.platform === "darwin" ? ["en_US.UTF-8", "C"] : ["C.UTF-8", "en_US.UTF-8", "C"];
  let failure = "";
  for (const locale of locales) {
    const done = await run(
      path.join(native, "bin", "initdb"),
      [...base, ...linguistic, `--locale=${locale}`],
      account,
    );
    if (done.code === 0) return;
    failure = done.output;
    if (!/invalid locale/i.test(failure)) break;
  }
  throw new Error(`PostgreSQL could not create its data folder ${draft}: ${failure.trim()}`);
}
