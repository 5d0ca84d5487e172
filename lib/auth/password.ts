import common from "./common-passwords.json";

export const MIN_PASSWORD = 6;
const MAX_BYTES = 72;
const COMMON = new Set(common.passwords.split(" "));

/** Why a password is refused, in the words the person reads; undefined when it is good. Server only: the list is long. */
export function passwordProblem(password: string): string | undefined {
  if ([...password].length < MIN_PASSWORD) return "Mínimo 6 caracteres";
  // bcrypt ignores what follows: two different passwords would open the same account.
  if (new TextEncoder().encode(password).length > MAX_BYTES)
    return "La contraseña es demasiado larga: usa 72 caracteres o menos.";
  if (COMMON.has(password.toLowerCase()))
    return "Esa contraseña está entre las 10.000 más usadas y es lo primero que prueba un atacante. Elige otra.";
  return undefined;
}
