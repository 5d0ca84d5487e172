import "server-only";
import { type Env, parseEnv, printEnvProblemsAndExit } from "./env-schema";

let parsed: Env | undefined;

/** The environment, parsed once. Throws a readable list of problems. */
export function env(): Env {
  if (parsed) return parsed;
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(`Entorno incompleto:\n${result.problems.join("\n")}`);
  parsed = result.env;
  return parsed;
}

/** The port that this process serves; undefined while the site is built. */
export const servedPort = (): string | undefined => process.env.PORT;

/**
 * The environment at the start of a server: a standalone build does not run next.config.mjs, which otherwise validates
 * it.
 */
export function envOrExit(): Env {
  const result = parseEnv(process.env);
  return result.ok ? result.env : printEnvProblemsAndExit(result.problems);
}

/** True under `next dev`, where React needs eval for its error overlay. */
export const isDevelopment = process.env.NODE_ENV === "development";
