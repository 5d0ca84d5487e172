import "server-only";
import { z } from "zod";
import { getPost } from "@/lib/blog/queries";
import { env } from "@/lib/core/env";
import { deliverMails } from "@/lib/mail/deliver";
import { layOut } from "@/lib/mail/layout";
import type { Composer, Composers, Letter } from "@/lib/mail/types";
import { getSettings } from "@/lib/settings/queries";
import { getMessageByToken } from "../queries";
import { messageAnswered } from "./answer";
import { confirmLetter, postLetter, welcomeLetter } from "./newsletter";
import { messageReceived } from "./received";

const key = z.string().min(1);

function letter(write: (data: unknown, siteUrl: string) => Promise<Letter | null>): Composer {
  return async ({ data }) => {
    const { SITE_URL: siteUrl } = env();
    const written = await write(data, siteUrl);
    return written ? layOut(written, { ...(await getSettings()), siteUrl }) : null;
  };
}

/** Composers of the contact and newsletter mails; the database queues each of them. */
export const contactMails: Composers = {
  "contact.received": letter(async (data, siteUrl) => {
    const { token, proved } = z.object({ token: key, proved: z.boolean().optional() }).parse(data);
    const message = await getMessageByToken(token);
    return message && messageReceived(message, token, siteUrl, proved === true);
  }),
  "contact.answer": letter(async (data, siteUrl) => {
    const { token, reply } = z.object({ token: key, reply: z.number() }).parse(data);
    const message = await getMessageByToken(token);
    return message && messageAnswered(message, reply, token, siteUrl);
  }),
  "newsletter.confirm": letter(async (data, siteUrl) =>
    confirmLetter(z.object({ confirm: key, leave: key }).parse(data), siteUrl),
  ),
  "newsletter.welcome": letter(async (data, siteUrl) =>
    welcomeLetter(z.object({ leave: key }).parse(data), siteUrl),
  ),
  "newsletter.post": letter(async (data, siteUrl) => {
    const { post: slug, ...keys } = z.object({ post: key, leave: key }).parse(data);
    const post = await getPost(slug);
    return post && postLetter(post, keys, siteUrl);
  }),
};

export const sendContactMails = () => deliverMails(contactMails);
