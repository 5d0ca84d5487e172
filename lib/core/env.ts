import "server-only";
import { type Env, parseEnv } from "./env-schema";

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

/** When the build began. */
export const BUILT_AT = new Date(process.env.BUILT_AT ?? Date.now());

/** True under `next dev`, where React needs eval for its error overlay. */
export const isDevelopment = process.env.NODE_ENV === "development";
