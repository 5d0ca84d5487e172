import { defineRoute } from "@/lib/auth/define-route";
import { announceDuePosts } from "@/lib/blog/announce";
import { contactMails } from "@/lib/contact/mail/composers";
import { log } from "@/lib/core/log";
import { deliverMails } from "@/lib/mail/deliver";
import { noteMailRun } from "@/lib/mail/outbox";
import { operationMails } from "@/lib/operations/mail/composers";
import { recordRun } from "@/lib/operations/record-run";
import { watch } from "@/lib/operations/watch";
import { orderMails } from "@/lib/orders/mail/composers";
import { alertMails } from "@/lib/payments/mail/composers";
import { ticketMails } from "@/lib/pos/mail/composers";
import { repairMails } from "@/lib/repairs/mail/composers";
import { accountMails } from "@/lib/users/mail/composers";

/** Called every minute by a scheduler: sends due mails, announces due posts, and raises alarms about what is stuck. */
export const POST = defineRoute({
  name: "mail.deliver-mails",
  access: "scheduler",
  run: async () => {
    const report = await recordRun("mails", () =>
      deliverMails({
        ...orderMails,
        ...repairMails,
        ...ticketMails,
        ...contactMails,
        ...accountMails,
        ...alertMails,
        ...operationMails,
      }),
    );
    await noteMailRun().catch((error: unknown) => log("error", "mail.not_noted", { cause: error }));
    await announceDuePosts().catch((error: unknown) => log("error", "blog.not_announced", { cause: error }));
    await watch();
    return report;
  },
});
