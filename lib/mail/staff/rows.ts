import { z } from "zod";
import { row } from "@/lib/supabase/rows";

const PAGES: Record<string, string> = {
  order: "/admin/pedidos/",
  repair: "/admin/servicios-tecnicos/",
  contact: "/admin/mensajes/",
  account: "/dashboard/usuarios/",
};

/** A mail that never left. */
const lostMail = row({
  id: z.number(),
  kind: z.string(),
  about: z.string(),
  recipient: z.string(),
  /** Why, as the mail server or the program said it. */
  reason: z.string(),
  failed_at: z.string(),
}).transform(({ about, ...mail }) => {
  const page = PAGES[mail.kind.split(".")[0] ?? ""];
  // The page of what it was about; null when there is none.
  return { ...mail, path: page ? page + about : null };
});

/** What lost_mails() answers. */
export const lostMails = z.object({ total: z.number(), items: z.array(lostMail) });
