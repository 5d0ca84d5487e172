import { mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: use an account that every system has. */
export async function serverAccount(): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const entries = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const entry = ["postgres", "_postgres", "nobody"]
    .map((name) => entries.find(([user]) => user === name))
    .find((found) => found !== undefined);
  if (!entry)
    throw new Error(
      "No unprivileged account (postgres or nobody) to run PostgreSQL as; start as an ordinary user.",
    );
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether the account can access `folder`: every parent folder must be traversable. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  let current = path.resolve(folder);
  while (true) {
    const { mode, uid, gid } = await stat(current);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    const parent = path.dirname(current);
    if (parent === current) return true;
    current = parent;
  }
}

/** A folder outside of any home, writable by its owner and traversable by everyone. */
export async function sharedFolder(): Promise<string> {
  const base = await stat("/var/tmp").then(
    () => "/var/tmp",
    () => "/tmp",
  );
  const folder = path.join(base, "aventura-gamer-postgres");
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await stat(folder);
  // Another user could have created it: the parent is world-writable.
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new Error(`${folder} belongs to another user or is writable by others; remove it and start again.`);
  }
  return folder;
}
