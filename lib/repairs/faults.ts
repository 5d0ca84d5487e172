const CONSOLE = ["No enciende", "No da imagen", "Se apaga sola", "Se calienta o suena duro", "Se mojó"];

const BY_DEVICE: Record<string, readonly string[]> = {
  playstation: [...CONSOLE, "No lee discos", "Necesita mantenimiento"],
  xbox: [...CONSOLE, "No lee discos", "Necesita mantenimiento"],
  nintendo: ["No enciende", "No carga", "Pantalla rota", "No lee cartuchos", "Palancas con drift", "Se mojó"],
  control: ["Palanca con drift", "Botones pegados", "No carga", "No se conecta", "Gatillo dañado"],
};

/** Common faults by kind of device. */
export function commonFaults(device: string): readonly string[] {
  return BY_DEVICE[device] ?? ["No enciende", "No carga", "Pantalla rota", "Se mojó", "Hace ruido"];
}

export function hasFault(description: string, fault: string): boolean {
  return description.includes(`${fault}.`);
}

/** Adds the fault's sentence to the description, or removes it. */
export function toggleFault(description: string, fault: string): string {
  if (!hasFault(description, fault)) return `${description.trimEnd()} ${fault}. `.trimStart();
  return description.replace(`${fault}.`, "").replace(/ {2,}/g, " ").trimStart();
}
