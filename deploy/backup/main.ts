import path from "node:path";
import { parseArgs } from "node:util";
import { backup } from "./backup.ts";
import { BackupError, type ProjectAddress } from "./project.ts";
import { restore } from "./restore.ts";

const USAGE = `npm run backup -- <carpeta nueva>
npm run restore -- <carpeta> [--replace]
El proyecto lo dicen las variables SUPABASE_DB_URL, SUPABASE_URL y SUPABASE_SECRET_KEY (docs/BACKUP.md).`;

/** Status of a backup that is whole but for files that Storage has lost. */
const INCOMPLETE = 2;

const log = (line: string) => console.log(`· ${line}`);

function projectAddress(): ProjectAddress {
  const { SUPABASE_DB_URL = "", SUPABASE_URL = "", SUPABASE_SECRET_KEY = "" } = process.env;
  if (!/^postgres(ql)?:\/\//.test(SUPABASE_DB_URL) || !URL.canParse(SUPABASE_URL) || !SUPABASE_SECRET_KEY)
    throw new BackupError(`Falta una variable o no es una dirección.\n${USAGE}`);
  return { databaseUrl: SUPABASE_DB_URL, supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const [command, folder, ...rest] = positionals;
  if (!folder || rest.length > 0 || !["backup", "restore"].includes(command ?? ""))
    throw new BackupError(USAGE);
  const project = projectAddress();
  log(`Proyecto: ${project.supabaseUrl}`);
  if (command === "restore") {
    await restore(project, path.resolve(folder), { replace: values.replace, log });
    log("Restauración terminada: vuelve a iniciar el sitio.");
    return;
  }
  const { missing } = await backup(project, path.resolve(folder), log);
  log(`Copia terminada en ${folder}`);
  if (missing.length === 0) return;
  console.error(`Sirve, pero le faltan archivos que Storage perdió: ${missing.length}`);
  process.exitCode = INCOMPLETE;
}

main().catch((error: Error) => {
  console.error(error instanceof BackupError ? error.message : `No se pudo: ${error.message}`);
  process.exitCode = 1;
});
