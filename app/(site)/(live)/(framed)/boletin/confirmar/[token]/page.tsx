import type { Metadata } from "next";
import { NewsletterStep } from "@/components/contact/newsletter-step";
import { NeedsScript } from "@/components/layout/needs-script";
import { NotFound } from "@/components/not-found/not-found";
import { buttonVariants } from "@/components/ui/button";
import { getNewsletterLink } from "@/lib/contact/queries";
import { getSettings } from "@/lib/settings/queries";

export const metadata: Metadata = { title: "Confirma tu suscripción", referrer: "no-referrer" };

/** Newsletter step two: confirmation button. */
export default async function ConfirmSubscriptionPage({ params }: PageProps<"/boletin/confirmar/[token]">) {
  const { token } = await params;
  const [link, settings] = await Promise.all([getNewsletterLink(token, "confirm"), getSettings()]);
  if (!link) return <NotFound kind="boletin" />;
  return (
    <div className="page flex max-w-3xl flex-col gap-6 py-8 lg:py-12">
      <NeedsScript shop={settings} what="Este botón" chat="Hola, quiero confirmar mi suscripción al boletín.">
        <NewsletterStep
          step="confirm"
          token={token}
          isDone={link.state === "confirmado"}
          title="Confirma tu suscripción"
          doneTitle="¡Listo! Ya estás en el boletín"
          done={
            <>
              <p className="text-lg">
                Gracias por confirmar. Cada correo trae un enlace para darte de baja cuando quieras.
              </p>
              <a href="/blog" className={buttonVariants({ className: "self-start" })}>
                Leer el blog
              </a>
            </>
          }
        >
          <p className="text-lg">
            Toca el botón para recibir en tu correo las guías, novedades y ofertas del taller.
          </p>
        </NewsletterStep>
      </NeedsScript>
    </div>
  );
}
