import { DEVICE_LABELS, STATE_LABELS } from "../labels";
import type { Spread, TurnaroundReport } from "./rows";

export type SpreadRow = Spread & { key: string; label: string };

/** "18,5 h": with a decimal comma. */
export function hoursText(hours: number | null): string {
  return hours === null ? "Sin datos" : `${hours.toFixed(1).replace(".", ",")} h`;
}

/** "3 de 4 (75 %)". */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? "Sin datos" : `${part} de ${whole} (${Math.round((part / whole) * 100)} %)`;
}

/** The three breakdowns with labels. */
export function spreadTables({ states, technicians, devices }: TurnaroundReport): {
  states: SpreadRow[];
  technicians: SpreadRow[];
  devices: SpreadRow[];
} {
  return {
    states: states.map((row) => ({ ...row, key: row.estado, label: STATE_LABELS[row.estado] })),
    technicians: technicians.map((row) => ({
      ...row,
      key: row.id ?? "nadie",
      label: row.name ?? "Sin técnico",
    })),
    devices: devices.map((row) => ({
      ...row,
      key: row.kind ?? "sin",
      label: row.kind ? DEVICE_LABELS[row.kind] : "Sin definir",
    })),
  };
}
