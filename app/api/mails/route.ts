import { defineRoute } from "@/lib/auth/define-route";
import { contactMails } from "@/lib/contact/mail/composers";
import { log } from "@/lib/core/log";
import { deliverMails } from "@/lib/mail/deliver";
import { deleteOldMails, noteMailRun } from "@/lib/mail/outbox";
import { orderMails } from "@/lib/orders/mail/composers";
import { alertMails } from "@/lib/payments/mail/composers";
import { repairMails } from "@/lib/repairs/mail/composers";
import { tidy } from "@/lib/users/delete-expired";
import { accountMails } from "@/lib/users/mail/composers";

/** Called every minute by a scheduler: sends due mails and deletes data past its retention period. */
export const POST = defineRoute({
  name: "mails",
  access: "scheduler",
  run: async () => {
    const report = await deliverMails({
      ...orderMails,
      ...repairMails,
      ...contactMails,
      ...accountMails,
      ...alertMails,
    });
    const forgotten = await deleteOldMails().catch((error: unknown) => {
      log("error", "mail.not_tidied", { cause: error });
      return 0;
    });
    await tidy().catch((error: unknown) => log("error", "tidy.failed", { cause: error }));
    await noteMailRun().catch((error: unknown) => log("error", "mail.not_noted", { cause: error }));
    return { ...report, forgotten };
  },
});
