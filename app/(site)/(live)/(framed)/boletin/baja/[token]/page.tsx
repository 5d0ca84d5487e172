import type { Metadata } from "next";
import { NewsletterStep } from "@/components/contact/newsletter-step";
import { SubscribeBox } from "@/components/contact/subscribe-box";
import { NeedsScript } from "@/components/layout/needs-script";
import { NotFound } from "@/components/not-found/not-found";
import { getNewsletterLink } from "@/lib/contact/queries";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Darme de baja", referrer: "no-referrer" };

/** Unsubscribes from the newsletter, with a link to subscribe again. */
export default async function LeaveNewsletterPage({ params }: PageProps<"/boletin/baja/[token]">) {
  const { token } = await params;
  const [link, settings] = await Promise.all([getNewsletterLink(token, "leave"), getSettings()]);
  if (!link) return <NotFound kind="boletin" />;
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-8 lg:py-12">
      <NeedsScript shop={settings} what="Este botón" chat="Hola, quiero darme de baja del boletín.">
        <NewsletterStep
          step="leave"
          token={token}
          isDone={link.state === "baja"}
          title="¿Darte de baja del boletín?"
          doneTitle="Ya no estás en el boletín"
          done={
            <>
              <p className="text-lg">No te enviamos más correos del boletín. Si cambias de idea:</p>
              <SubscribeBox source="baja" shop={settings} />
            </>
          }
        >
          <p className="text-lg">Toca el botón y dejamos de enviarte el boletín desde ya.</p>
        </NewsletterStep>
      </NeedsScript>
    </div>
  );
}
