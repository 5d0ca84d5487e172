import { z } from "zod";
import { row } from "@/lib/supabase/rows";

const PAGES: Record<string, string> = {
  order: "/admin/pedidos/",
  repair: "/admin/servicios-tecnicos/",
  ticket: "/admin/mostrador/",
  contact: "/admin/mensajes/",
  account: "/dashboard/usuarios/",
};

/** A mail whose delivery failed for good. */
const failedMail = row({
  id: z.number(),
  kind: z.string(),
  about: z.string(),
  recipient: z.string(),
  /** The mail server's or the program's error. */
  reason: z.string(),
  failed_at: z.string(),
}).transform(({ about, ...mail }) => {
  const page = PAGES[mail.kind.split(".")[0] ?? ""];
  // Page of the mail's subject; null when there is none.
  return { ...mail, path: page ? page + about : null };
});

/** What lost_mails() returns. */
export const failedMails = z.object({ total: z.number(), items: z.array(failedMail) });
export type FailedMails = z.output<typeof failedMails>;
export type FailedMail = FailedMails["items"][number];
