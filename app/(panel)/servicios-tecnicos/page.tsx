import type { Metadata } from "next";
import { LinkCards } from "@/components/layout/link-cards";
import { PanelTitle } from "@/components/layout/panel-title";
import { requireUser } from "@/lib/auth/guards";
import { displayName } from "@/lib/auth/session-view";
import { openingHours } from "@/lib/settings/hours";
import { getSettings } from "@/lib/settings/queries";
import { whatsappLink } from "@/lib/settings/whatsapp";

export const instant = false;

export const metadata: Metadata = { title: "Servicios Técnicos" };

export default async function RepairsPage() {
  const user = await requireUser("/servicios-tecnicos");
  const settings = await getSettings();
  const message = `Hola, soy ${displayName(user)} (${user.email}) y quiero hablar de una reparación.`;
  const [days, hours] = openingHours(settings)[0] ?? [];
  return (
    <>
      <PanelTitle title="Servicios Técnicos">
        <p>
          El diagnóstico es gratis y sale en menos de 24 horas. Cuéntanos qué le pasa a tu equipo y lo
          recibimos en {settings.city}.
        </p>
      </PanelTitle>
      <LinkCards
        cards={[
          {
            href: whatsappLink(settings.whatsapp, message),
            title: "Hablar con el taller",
            text: `Pregunta por tu equipo o pide una reparación por WhatsApp. ${days}, ${hours}.`,
            icon: "lucide--message-circle",
            external: true,
          },
          {
            href: "/servicios",
            title: "Ver servicios y precios",
            text: "Lo que reparamos, cuánto cuesta y cuánto dura la garantía.",
            icon: "lucide--wrench",
          },
        ]}
      />
    </>
  );
}
