/** Why a mail failed, as text for staff. */
export function lossReason(reason: string): string {
  if (reason.startsWith("held back")) return "Esa dirección ya recibió muchos correos ese día; lo retuvimos.";
  if (/\b(550|551|553|5\.1\.\d)\b|EENVELOPE/.test(reason))
    return "El servidor de correo no aceptó esa dirección.";
  if (reason === "never settled") return "No sabemos si salió: el envío se interrumpió varias veces.";
  return "El servidor de correo no respondió después de seis intentos.";
}
