import { writeFile } from "node:fs/promises";
import path from "node:path";
import { connect } from "../backend/database/connect.ts";
import { ROOT } from "./config.ts";
import { describeDatabase } from "./describe-database.ts";
import { withFreshDatabase } from "./fresh-database.ts";

/** Writes docs/DATABASE.md from the migrations. */
await withFreshDatabase(async (url) => {
  const sql = connect(url);
  const text = await describeDatabase(sql);
  await sql.end();
  await writeFile(path.join(ROOT, "docs/DATABASE.md"), text);
  console.log(`docs/DATABASE.md: ${text.split("\n").length} líneas`);
});
