import type { Metadata } from "next";
import { LastViewed } from "@/components/catalog/last-viewed";
import { ContactCards } from "@/components/content/contact-cards";
import { OfflineIntro } from "@/components/content/offline-intro";
import { SectionHeading } from "@/components/content/section-heading";
import { robotsOf } from "@/lib/seo/indexing";
import { getSettings } from "@/lib/settings/queries";

export const ensureStatic = "navigation";

export const metadata: Metadata = { title: "Sin conexión", robots: robotsOf("missing") };

/** Precached by public/sw.js, which shows it when a page fails to load. */
export default async function OfflinePage() {
  const settings = await getSettings();
  return (
    <>
      <OfflineIntro path="/sin-conexion" />
      <div className="page flex flex-col gap-14 py-10 sm:py-14">
        <section aria-labelledby="contacto" className="flex flex-col gap-5">
          <SectionHeading id="contacto" title="Mientras tanto, llámanos o visítanos" />
          <ContactCards settings={settings} />
        </section>
        <section aria-labelledby="vistos" className="flex flex-col gap-5">
          <SectionHeading id="vistos" title="Últimos productos que viste" />
          <LastViewed />
        </section>
      </div>
    </>
  );
}
