import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { AuthScreen } from "@/components/auth/auth-screen";
import { MAIL_LINKS, NOTICES, SIGN_IN_HELP } from "@/components/auth/labels";
import { MailLinkForm } from "@/components/auth/mail-link-form";
import { NeedsScript } from "@/components/layout/needs-script";
import { type MailLink, mailLinkSchema } from "@/lib/auth/schema";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Enlace de tu correo", referrer: "same-origin" };

/**
 * Where the links of Auth's mails lead. Mail gateways open every link: only the button uses up the token, so a scanner
 * neither confirms an account nor spends the link.
 */
export default async function MailLinkPage({ searchParams }: PageProps<"/auth/confirm">) {
  const params = await searchParams;
  const link = mailLinkSchema.safeParse(params);
  return (
    <div className="page flex flex-1 items-center justify-center py-8 lg:py-16">
      <div className="w-full max-w-md">
        {link.success ? <PressedLink link={link.data} /> : <BrokenLink type={params.type} />}
      </div>
    </div>
  );
}

function PressedLink({ link }: { link: MailLink }) {
  const { title, lead, press } = MAIL_LINKS[link.type];
  return (
    <AuthCard title={title} lead={lead}>
      <MailLinkForm link={link}>{press}</MailLinkForm>
    </AuthCard>
  );
}

/** A link without its token, such as one that a mail client cut. */
async function BrokenLink({ type }: { type: unknown }) {
  const isRecovery = type === "recovery";
  return (
    <NeedsScript shop={await getSettings()} {...SIGN_IN_HELP}>
      <AuthScreen
        initialMode={isRecovery ? "recuperar" : "login"}
        notice={isRecovery ? NOTICES.recuperacion : NOTICES.enlace}
      />
    </NeedsScript>
  );
}
