import { Failure } from "./result";

/** "un minuto", "12 minutos", "una hora": waiting time, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes < 60) return minutes === 1 ? "un minuto" : `${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "una hora" : `${hours} horas`;
}

/** Failure for too many calls. */
export function tooMany(seconds: number): Failure {
  const message = `Hiciste muchos intentos seguidos. Espera ${waitText(seconds)} y vuelve a intentarlo.`;
  return new Failure("rate_limited", message, { retryAfterSeconds: seconds });
}
