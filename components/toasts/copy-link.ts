import { toast, toastError } from "./toast";

/** Puts an address on the clipboard and says so; `otherwise` is where else it can be copied from. */
export async function copyLink(url: string, description: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Enlace copiado", description });
  } catch {
    toastError(`No pudimos copiar el enlace. ${otherwise}`);
  }
}
