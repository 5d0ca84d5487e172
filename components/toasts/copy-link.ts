import { toast } from "./toast";

/** Copies a URL and shows a toast; `otherwise` says where else to copy it from. */
export async function copyLink(url: string, description: string, otherwise: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Enlace copiado", description });
  } catch {
    // Not toastError, which is for failed actions.
    toast({
      title: "Error",
      description: `No pudimos copiar el enlace. ${otherwise}`,
      variant: "destructive",
    });
  }
}
