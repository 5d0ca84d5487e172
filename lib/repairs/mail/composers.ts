import "server-only";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { deliverMails } from "@/lib/mail/deliver";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { repairClosed, repairReceived, repairRequested } from "./arrival";
import { repairDelivered, repairReady, workshopMessage } from "./handover";
import type { RepairWriter } from "./parts";
import { quoteDecided, quoteReady } from "./quote";
import type { RepairLetter } from "./rows";
import { repairLetter } from "./rows";

const dataSchema = z.object({ quote: z.uuid().optional(), comment: z.number().optional() });

/** The repair's current state; null when it was deleted. */
async function readRepair(id: string, data: unknown): Promise<RepairLetter | null> {
  const { quote, comment } = dataSchema.parse(data);
  const answer = await adminClient().rpc("repair_for_mail", {
    p_orden: id,
    ...(quote && { p_quote: quote }),
    ...(comment !== undefined && { p_comment: comment }),
  });
  if (answer.error) throw databaseFailure(answer.error, "No se pudo leer la reparación");
  return repairLetter.nullable().parse(answer.data);
}

function about(write: RepairWriter): Composer {
  return async ({ about: id, data }) => {
    const { SITE_URL: siteUrl } = env();
    const [repair, shop] = await Promise.all([readRepair(id, data), getSettings()]);
    const letter = repair && write(repair, { siteUrl, now: Date.now(), shop });
    return letter ? layOut(letter, { ...shop, siteUrl }) : null;
  };
}

/** Composers of the repair mails; the database queues each of them (private.repair_mails, quote_mail, mail_repair_comment). */
export const repairMails: Composers = {
  "repair.requested": about(repairRequested),
  "repair.received": about(repairReceived),
  "repair.quote": about(quoteReady),
  "repair.decided": about(quoteDecided),
  "repair.ready": about(repairReady),
  "repair.delivered": about(repairDelivered),
  "repair.closed": about(repairClosed),
  "repair.message": about(workshopMessage),
};

export const sendRepairMails = () => deliverMails(repairMails);
