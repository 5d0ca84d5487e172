import { isMobile, NOT_MOBILE, normalizePhone } from "@/lib/core/phone";
import type { FieldErrors } from "@/lib/core/result";
import { addressProblems } from "@/lib/places/address";
import type { RequestValues } from "./request-values";

export const STEPS = ["Equipo", "Falla", "Entrega"] as const;

/** The step of each field, to open the one with a server error. */
const STEP_OF: Record<string, number> = { device: 0, model: 0, description: 1 };

export function stepOf(errors: FieldErrors): number {
  const steps = Object.keys(errors).map((field) => STEP_OF[field] ?? STEPS.length - 1);
  return Math.min(...steps, STEPS.length - 1);
}

/** Validation of a step; the server validates again. */
export function stepProblems(step: number, values: RequestValues): FieldErrors {
  const problems: FieldErrors = {};
  if (step === 0 && !values.device) problems.device = "Elige el equipo que quieres reparar.";
  if (step === 1 && !values.description.trim()) problems.description = "Cuéntanos qué le pasa a tu equipo.";
  if (step === 2 && values.delivery === "domicilio") {
    Object.assign(problems, addressProblems(values));
    if (!values.pickupDay) problems.pickupDay = "Elige el día de la recogida.";
    else if (!values.pickupSlot) problems.pickupSlot = "Elige la hora de la recogida.";
  }
  if (step === 2) {
    if (values.name.trim().length < 3) problems.name = "Escribe tu nombre completo.";
    if (!isMobile(normalizePhone(values.phone))) problems.phone = NOT_MOBILE;
    if (values.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(values.email.trim()))
      problems.email = "Escribe un correo válido.";
    if (!values.consent) problems.consent = "Autoriza el tratamiento de tus datos para continuar.";
  }
  return problems;
}
