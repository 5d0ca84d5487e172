import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthCard } from "@/components/auth/auth-card";
import { MAIL_LINKS } from "@/components/auth/labels";
import { MailLinkForm } from "@/components/auth/mail-link-form";
import { brokenLinkPath } from "@/lib/auth/links";
import { mailLinkSchema } from "@/lib/auth/schema";

export const instant = false;

export const metadata: Metadata = { title: "Enlace de tu correo", referrer: "no-referrer" };

/**
 * Where the links of Auth's mails lead. Mail gateways open every link: only the button uses the token up, so that no
 * account is confirmed, and no link spent, without a person.
 */
export default async function MailLinkPage({ searchParams }: PageProps<"/auth/confirm">) {
  const params = await searchParams;
  const link = mailLinkSchema.safeParse(params);
  if (!link.success) redirect(brokenLinkPath(params.type));
  const { title, lead, press } = MAIL_LINKS[link.data.type];
  return (
    <div className="page flex flex-1 items-center justify-center py-8 lg:py-16">
      <div className="w-full max-w-md">
        <AuthCard title={title} lead={lead}>
          <MailLinkForm link={link.data}>{press}</MailLinkForm>
        </AuthCard>
      </div>
    </div>
  );
}
