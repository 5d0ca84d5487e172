import type { Metadata } from "next";
import { AuthCard } from "@/components/auth/auth-card";
import { AuthScreen } from "@/components/auth/auth-screen";
import { MAIL_LINKS, NOTICES } from "@/components/auth/labels";
import { MailLinkForm } from "@/components/auth/mail-link-form";
import { type MailLink, mailLinkSchema } from "@/lib/auth/schema";

export const instant = false;

export const metadata: Metadata = { title: "Enlace de tu correo", referrer: "no-referrer" };

/**
 * Where the links of Auth's mails lead. Mail gateways open every link: only the button uses the token up, so that no
 * account is confirmed, and no link spent, without a person.
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

/** An address that was cut on its way. */
function BrokenLink({ type }: { type: unknown }) {
  return type === "recovery" ? (
    <AuthScreen initialMode="recuperar" notice={NOTICES.recuperacion} />
  ) : (
    <AuthScreen initialMode="login" notice={NOTICES.enlace} />
  );
}
