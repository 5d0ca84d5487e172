import type { Metadata } from "next";
import { connection } from "next/server";
import { FollowedMessage } from "@/components/contact/followed-message";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { NotFound } from "@/components/not-found/not-found";
import { STATE_TEXT } from "@/lib/contact/labels";
import { getMessageByToken } from "@/lib/contact/queries";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const metadata: Metadata = {
  title: "Estado de tu mensaje",
  referrer: "no-referrer",
};

/** Status of a message for its sender: no personal data. */
export default async function FollowedMessagePage({ params }: PageProps<"/pqr/[token]">) {
  // Formatting dates reads the clock, which is not allowed during prerendering.
  await connection();
  const { token } = await params;
  const message = await getMessageByToken(token);
  if (!message) return <NotFound kind="pqr" />;
  const { whatsapp } = await getSettings();
  return (
    <div className="page max-w-3xl py-8 lg:py-12">
      <header className="mb-6 flex flex-col gap-2">
        <p className="eyebrow">Número de radicado</p>
        <h1 className="text-3xl sm:text-4xl">{message.number}</h1>
        <p className="text-lg text-muted-foreground">{STATE_TEXT[message.state]}</p>
      </header>
      <FollowedMessage message={message} />
      <WhatsappButton
        href={whatsappLink(whatsapp, `Hola, pregunto por mi mensaje ${message.number}.`)}
        size="lg"
        className="mt-8"
      >
        Preguntar por WhatsApp
      </WhatsappButton>
    </div>
  );
}
