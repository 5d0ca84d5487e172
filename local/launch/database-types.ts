import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { connect } from "../backend/database/connect.ts";
import { ROOT } from "./config.ts";
import { withFreshDatabase } from "./fresh-database.ts";
import { knownValues, withKnownValues } from "./known-values.ts";
import { refusalHints } from "./refusal-hints.ts";

/** Writes lib/supabase/database.types.ts from the migrations. */
await withFreshDatabase(async (url) => {
  const { stdout } = await promisify(execFile)(
    path.join(ROOT, "node_modules/.bin/supabase"),
    ["gen", "types", "--agent", "no", "--schema", "public", `--remote=${url}?sslmode=disable`],
    { env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" }, maxBuffer: 1e8 },
  );
  const sql = connect(url);
  const known = await knownValues(sql);
  await sql.end();
  const hints = refusalHints().map((hint) => JSON.stringify(hint));
  const types = `${withKnownValues(stdout, known)}\n/** The hints of refusals. */\nexport type RefusalHint = ${hints.join(" | ")}\n`;
  await writeFile(path.join(ROOT, "lib/supabase/database.types.ts"), types);
  console.log(`lib/supabase/database.types.ts: ${types.split("\n").length} líneas`);
});
