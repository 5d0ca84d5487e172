/** The part of the browser's Barcode Detection API that is used (Chrome on Android, macOS and ChromeOS). */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    BarcodeDetector?: new () => Detector;
  }
}

/** Whether this browser reads codes and lets a page ask for the camera. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices !== undefined;
}

/** Why the camera shows nothing, by the name of the browser's error. */
export function cameraProblem(name: string): string {
  if (name === "NotAllowedError" || name === "SecurityError")
    return "Este sitio no tiene permiso para usar la cámara. Dáselo en la configuración del navegador y vuelve a intentar.";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "Este equipo no tiene cámara.";
  if (name === "NotReadableError")
    return "Otro programa está usando la cámara. Ciérralo y vuelve a intentar.";
  if (name === "NotSupportedError") return "Este navegador no lee códigos con la cámara.";
  return "No pudimos abrir la cámara. Vuelve a intentar.";
}
