import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { migrate } from "../backend/migrate.ts";
import { startPostgres } from "../backend/postgres.ts";
import { ROOT } from "./config.ts";
import { refusalHints } from "./refusal-hints.ts";

/** Writes lib/supabase/database.types.ts from the migrations, on a database that is thrown away. */
const folder = await mkdtemp(path.join(tmpdir(), "database-types-"));
const postgres = await startPostgres({ dataDir: folder, port: 0 });
try {
  await migrate(postgres.url(), { dir: path.join(ROOT, "supabase/migrations"), log: () => undefined });
  const { stdout } = await promisify(execFile)(
    path.join(ROOT, "node_modules/.bin/supabase"),
    ["gen", "types", "--agent", "no", "--schema", "public", `--remote=${postgres.url()}?sslmode=disable`],
    { env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" }, maxBuffer: 1e8 },
  );
  const hints = refusalHints().map((hint) => JSON.stringify(hint));
  const types = `${stdout}\n/** The hints of refusals. */\nexport type RefusalHint = ${hints.join(" | ")}\n`;
  await writeFile(path.join(ROOT, "lib/supabase/database.types.ts"), types);
  console.log(`lib/supabase/database.types.ts: ${types.split("\n").length} líneas`);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
