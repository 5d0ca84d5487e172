import { failureAction } from "@/components/toasts/failure-action";
import { toast } from "./toast";

/**
 * An error toast, titled 'Error', with the way on where trying again is of no use. Apart from toast(), which pages load
 * that call no action: they would load the texts of refusals with it.
 */
export function toastError(description: string, title = "Error"): void {
  toast({ title, description, variant: "destructive", link: failureAction(description) });
}
