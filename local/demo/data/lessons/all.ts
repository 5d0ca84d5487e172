import { controlesDesdeCero } from "./controles-desde-cero.ts";
import { cuidado } from "./cuidado.ts";
import { diagnostico } from "./diagnostico.ts";
import { diagnosticoCasos } from "./diagnostico-casos.ts";
import { drift } from "./drift.ts";
import { hdmi } from "./hdmi.ts";
import { mantenimiento } from "./mantenimiento.ts";
import { microsoldadura } from "./microsoldadura.ts";
import { microsoldaduraCasos } from "./microsoldadura-casos.ts";
import { nintendoSwitch } from "./nintendo-switch.ts";
import { primerosPasos } from "./primeros-pasos.ts";
import { taller } from "./taller.ts";
import { tallerClientes } from "./taller-clientes.ts";
import type { LessonTexts } from "./types.ts";

/** What the lessons of each demo course say, by the course's slug. */
export const LESSONS: Record<string, LessonTexts> = {
  "reparacion-controles-desde-cero": controlesDesdeCero,
  "mantenimiento-preventivo-consolas": mantenimiento,
  "primeros-pasos-electronica-gamer": primerosPasos,
  "reparacion-drift-sticks-hall": drift,
  "reparacion-nintendo-switch": nintendoSwitch,
  "cuidado-limpieza-equipos-gamer": cuidado,
  "reparacion-hdmi-consolas": hdmi,
  "microsoldadura-profesional": { ...microsoldadura, ...microsoldaduraCasos },
  "diagnostico-placas-master": { ...diagnostico, ...diagnosticoCasos },
  "monta-tu-taller-consolas": { ...taller, ...tallerClientes },
};
