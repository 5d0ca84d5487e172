import common from "./common-passwords.json";

export const MIN_PASSWORD = 6;
const MAX_BYTES = 72;
const COMMON = new Set(common.passwords.split(" "));

/** Why a password is rejected, as Spanish text; undefined when it is accepted. Server only: the list of common passwords is large. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length < MIN_PASSWORD) return "Mínimo 6 caracteres";
  // bcrypt ignores anything beyond 72 bytes: two different passwords would match the same account.
  if (new TextEncoder().encode(password).length > MAX_BYTES)
    return "La contraseña es demasiado larga: usa 72 caracteres o menos.";
  if (COMMON.has(password.toLowerCase()))
    return "Esa contraseña está entre las 10.000 más usadas y es lo primero que prueba un atacante. Elige otra.";
  return undefined;
}
