import { Failure, type FailureCode } from "@/lib/core/result";
import type { RefusalHint } from "./database.types";

type DatabaseError = { code?: string; message: string; details?: string | null; hint?: string | null };

const CODES: Record<string, FailureCode> = {
  "42501": "forbidden",
  "23505": "conflict",
  "23514": "invalid",
  PGRST116: "not_found",
};

/**
 * Maps a database error: functions raise P0001 with a Spanish message and a machine-readable hint; anything else is
 * unexpected and keeps its cause for the log, without the details: they hold rows and keys, and the framework prints the
 * causes of a page's error.
 */
export function databaseFailure({ details: _, ...error }: DatabaseError, fallback: string): Failure {
  if (error.code === "P0001")
    return new Failure(error.hint === "not_found" ? "not_found" : "conflict", error.message, {
      reason: (error.hint || undefined) as RefusalHint | undefined,
    });
  const code = CODES[error.code ?? ""] ?? "unavailable";
  return new Failure(code, code === "forbidden" ? "Sin permisos" : fallback, { cause: error });
}
