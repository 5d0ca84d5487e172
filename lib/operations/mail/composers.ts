import "server-only";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { layOut } from "@/lib/mail/layout";
import type { Composers } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { storedAlarm } from "../rows";
import { alarmLetter } from "./alarm-letter";

const payload = z.object({ alarms: z.array(storedAlarm).min(1) });

/** Composer of the mail that raise_alarms queues. */
export const operationMails: Composers = {
  "alert.operations": async ({ data }) => {
    const siteUrl = env().SITE_URL;
    return layOut(alarmLetter(payload.parse(data).alarms, siteUrl), { ...(await getSettings()), siteUrl });
  },
};
