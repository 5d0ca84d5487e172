import { failureAction } from "@/components/toasts/failure-action";
import { toast } from "./toast";

/**
 * An error toast, titled 'Error', with a link to the next step where a retry cannot help. Separate from toast(), so
 * that pages that call no action do not load the texts of refusals.
 */
export function toastError(description: string, title = "Error"): void {
  toast({ title, description, variant: "destructive", link: failureAction(description) });
}
