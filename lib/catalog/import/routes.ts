import "server-only";
import { connection } from "next/server";
import { requireRateLimit } from "@/lib/auth/rate-limit";
import { isStaff } from "@/lib/auth/roles";
import { getSessionUser, type SessionUser } from "@/lib/auth/session";
import { PRODUCT_LIST, toProductFilter } from "@/lib/catalog/staff/filter";
import { parseListState } from "@/lib/core/list-state";
import { refusalOf } from "@/lib/core/refusal";
import { SIGNED_OUT } from "@/lib/core/refusal-texts";
import { Failure } from "@/lib/core/result";
import { isUuid } from "@/lib/core/text";
import { textStream } from "@/lib/core/text-stream";
import { readBytes, requireSameOrigin } from "@/lib/core/upload";
import { serverClient } from "@/lib/supabase/server";
import { IMPORT_FAILED, MAX_FILE_BYTES } from "./labels";
import { stageImport } from "./mutations";
import { exportProducts, importProblems } from "./queries";
import type { ImportNews } from "./types";

const NO_STORE = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
const LIMIT = { limit: 60, windowSeconds: 600 };

async function requireStaff(name: string): Promise<SessionUser> {
  const user = await getSessionUser();
  if (!user) throw new Failure("unauthenticated", SIGNED_OUT);
  if (!isStaff(user.role)) throw new Failure("forbidden", "Sin permisos");
  await requireRateLimit(name, user, LIMIT);
  return user;
}

function refused(name: string, error: unknown, failed: string): Response {
  const { status, body, headers } = refusalOf(name, error, failed);
  return Response.json(body, { status, headers: { ...NO_STORE, ...headers } });
}

/** Takes a spreadsheet in (the body itself, its name in ?archivo=) and tells line by line how far it is. */
export async function receiveImport(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request);
    await requireStaff("products.import");
    const body = await readBytes(request, MAX_FILE_BYTES, "El archivo pesa demasiado: el máximo es 40 MB.");
    if (body.size === 0) throw new Failure("invalid", "El archivo está vacío.");
    const bytes = new Uint8Array(await body.arrayBuffer());
    const name = new URL(request.url).searchParams.get("archivo") ?? "";
    const news = importNews(await serverClient(), { bytes, name });
    return new Response(textStream("import", news), {
      headers: { ...NO_STORE, "Content-Type": "application/x-ndjson; charset=utf-8" },
    });
  } catch (error) {
    return refused("import", error, IMPORT_FAILED);
  }
}

type Client = Parameters<typeof stageImport>[0];

/** What the import tells while it works, each on a line of its own; the last one is its end. */
async function* importNews(supabase: Client, file: { bytes: Uint8Array; name: string }) {
  const told: ImportNews[] = [];
  let wake = () => {};
  const tell = (news: ImportNews) => {
    told.push(news);
    wake();
  };
  void stageImport(supabase, file, tell).then(
    (check) => tell({ step: "done", check }),
    (error: unknown) =>
      tell({ step: "failed", message: refusalOf("import", error, IMPORT_FAILED).body.message }),
  );
  for (;;) {
    const news = told.shift();
    if (news) yield `${JSON.stringify(news)}\n`;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (news?.step === "done" || news?.step === "failed") return;
  }
}

function csvFile(name: string, pieces: AsyncGenerator<string>): Response {
  return new Response(textStream("export", pieces), {
    headers: {
      ...NO_STORE,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
}

/** The products of the staff list's address as a file. */
export async function sendExport(request: Request): Promise<Response> {
  // The build asks too, and gives up here; inside it would be logged as a failure.
  await connection();
  try {
    await requireStaff("products.export");
    const params = Object.fromEntries(new URL(request.url).searchParams);
    const filter = toProductFilter(parseListState(params, PRODUCT_LIST));
    const today = new Date().toISOString().slice(0, 10);
    return csvFile(`productos-${today}`, exportProducts(await serverClient(), filter));
  } catch (error) {
    return refused("export", error, "No pudimos exportar los productos.");
  }
}

/** What was wrong with the rows of an import of one's own. */
export async function sendProblems(importId: string): Promise<Response> {
  try {
    await requireStaff("products.import-problems");
    if (!isUuid(importId)) throw new Failure("not_found", "Esa importación ya no está.");
    return csvFile("errores-de-la-importacion", importProblems(await serverClient(), importId));
  } catch (error) {
    return refused("import", error, "No pudimos leer los errores.");
  }
}
