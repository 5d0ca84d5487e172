import type { App } from "@supabase/lite";
import { fillHtml, fillText, type TemplateName } from "../mail/templates.ts";
import { type AuthContext, allowedRedirect, authError, outgoing } from "./context.ts";

type Mailer = NonNullable<App["_mailer"]>;
interface Mail {
  template: TemplateName;
  type: string;
  to: string;
  tokenHash: string;
  token: string;
  currentEmail?: string;
  newEmail?: string;
}

const HOUR_MS = 3_600_000;
const sentAt = new WeakMap<AuthContext, number[]>();
const sentWithinTheHour = (context: AuthContext) =>
  (sentAt.get(context) ?? []).filter((at) => at > Date.now() - HOUR_MS);

/** As hosted: rejects requests that would send a mail above the project's hourly limit for all people together. */
export function refuseWithoutMails(context: AuthContext): Response | null {
  const { mailsAnHour = Infinity } = context;
  if (sentWithinTheHour(context).length < mailsAnHour) return null;
  return authError(429, "over_email_send_rate_limit", "email rate limit exceeded");
}

/** Renders a template of supabase/templates and stores the mail in the mailbox. */
export async function sendMail(context: AuthContext, mail: Mail): Promise<void> {
  const redirectTo = allowedRedirect(outgoing.getStore()?.redirectTo, context);
  const verify = new URL("/auth/v1/verify", context.apiUrl);
  verify.search = new URLSearchParams({
    token: mail.tokenHash,
    type: mail.type,
    redirect_to: redirectTo,
  }).toString();
  const variables = {
    ConfirmationURL: verify.href,
    Token: mail.token,
    TokenHash: mail.tokenHash,
    SiteURL: context.siteUrl,
    RedirectTo: redirectTo,
    Email: mail.currentEmail ?? mail.to,
    NewEmail: mail.newEmail ?? "",
    Data: outgoing.getStore()?.data ?? {},
  };
  const template = context.templates[mail.template];
  sentAt.set(context, [...sentWithinTheHour(context), Date.now()]);
  await context.mailbox.send({
    to: mail.to,
    subject: fillText(template.subject, variables),
    html: fillHtml(template.html, variables),
  });
}

/** Mailer for lite, with our templates instead of its English ones. */
export function createMailer(context: AuthContext): Mailer {
  const sender =
    (template: TemplateName, type: string): Mailer["sendConfirmation"] =>
    (to, tokenHash, token, meta) =>
      sendMail(context, {
        template,
        type,
        to,
        tokenHash,
        token,
        currentEmail: meta?.currentEmail,
        newEmail: meta?.newEmail,
      });
  return {
    sendConfirmation: sender("confirmation", "signup"),
    sendRecovery: sender("recovery", "recovery"),
    sendMagicLink: sender("magic_link", "magiclink"),
    // lite mails the current address only; hosted Auth mails both, and both must confirm.
    sendEmailChange: async (to, tokenHash, token, meta) => {
      const { currentEmail, newEmail, tokenNew, tokenHashNew } = meta ?? {};
      const mail = { template: "email_change", type: "email_change", currentEmail, newEmail } as const;
      await sendMail(context, { ...mail, to, tokenHash, token });
      if (newEmail && tokenNew && tokenHashNew)
        await sendMail(context, { ...mail, to: newEmail, tokenHash: tokenHashNew, token: tokenNew });
    },
    sendReauthentication: (to, token, meta) =>
      sendMail(context, {
        template: "reauthentication",
        type: "reauthentication",
        to,
        tokenHash: meta?.tokenHash ?? "",
        token,
      }),
  };
}
