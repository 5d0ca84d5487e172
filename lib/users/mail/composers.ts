import "server-only";
import { env } from "@/lib/core/env";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers, Letter } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { emailChanged, passwordChanged } from "./account";

function notice(write: (siteUrl: string, shop: { whatsapp: string }) => Letter): Composer {
  return async () => {
    const { SITE_URL: siteUrl } = env();
    const shop = await getSettings();
    return layOut(write(siteUrl, shop), { ...shop, siteUrl });
  };
}

/** Composers of account notices; the database queues each of them (private.account_mail). */
export const accountMails: Composers = {
  "account.password": notice(passwordChanged),
  "account.email": notice(emailChanged),
};
