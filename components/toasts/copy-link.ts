import { toast, toastError } from "./toast";

/** Copies a URL and shows a toast; `otherwise` says where else to copy it from. */
export async function copyLink(url: string, description: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Enlace copiado", description });
  } catch {
    toastError(`No pudimos copiar el enlace. ${otherwise}`);
  }
}
