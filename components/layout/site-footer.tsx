import { cacheLife } from "next/cache";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { colombianDay } from "@/lib/core/dates";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { IntentLink } from "./intent-link";
import { SERVICE_LINKS } from "./links";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";
import { WhatsappIcon } from "./whatsapp-icon";

const MESSAGE = "Hola, quiero hablar con ustedes sobre mi consola.";

export function SiteFooter({ settings }: { settings: StoreSettings }) {
  const { name, phone, whatsapp, email, address, city, region } = settings;
  return (
    <footer className="site-footer">
      <div className="page grid gap-x-10 py-6 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr] lg:py-12">
        <div className="flex flex-col items-start gap-4 max-lg:pb-5">
          <Logo name={name} />
          <p className="max-w-sm text-muted-foreground max-lg:hidden">
            Reparamos tu consola, te enseñamos a hacerlo y te conseguimos lo que le falta a tu partida.
          </p>
          <div className="flex flex-wrap gap-3">
            {whatsapp && (
              <a
                href={whatsappLink(whatsapp, MESSAGE)}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: "secondary", size: "sm" })}
              >
                <WhatsappIcon className="text-success" />
                WhatsApp
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className={buttonVariants({ variant: "secondary", size: "sm" })}>
                <Icon name="lucide--mail" />
                Email
              </a>
            )}
          </div>
          <SocialLinks settings={settings} />
        </div>
        <Group title="Servicios destacados">
          <ul>
            {SERVICE_LINKS.map(({ href, label }) => (
              <li key={href}>
                <IntentLink href={href} className="quiet-link">
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </Group>
        <Group title="Contacto">
          <address className="flex flex-col text-muted-foreground not-italic">
            {phone && (
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="quiet-link">
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className="quiet-link wrap-anywhere">
                {email}
              </a>
            )}
            <span className="py-2">{[address, city, region].filter(Boolean).join(", ")}</span>
          </address>
        </Group>
        <Group title="Horario">
          <dl className="flex flex-col gap-2 py-2 text-muted-foreground">
            {openingHours(settings).map(([days, hours]) => (
              <div key={days}>
                <dt className="font-semibold text-foreground">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </Group>
      </div>
      <LegalLine settings={settings} />
    </footer>
  );
}

/** On phones it opens on a press; on wide screens it is always open (ui.css) and the heading replaces the summary. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="foot-group">
      <summary>
        {title}
        <Icon name="lucide--plus" />
      </summary>
      <h2>{title}</h2>
      {children}
    </details>
  );
}

/** Seller and supervising authority, both required by Ley 1480. */
export function LegalLine({ settings: { name, legalName, taxId } }: { settings: StoreSettings }) {
  const identity = [legalName, taxId && `NIT ${taxId}`].filter(Boolean).join(" · ");
  return (
    <div className="border-t border-border">
      <div className="page flex flex-col gap-1 py-5 text-sm text-muted-foreground">
        <p>
          © <CopyrightYears /> {name}. Todos los derechos reservados.
          {identity && <span className="max-lg:block lg:before:content-['_·_']">{identity}</span>}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <IntentLink href="/privacidad" className="quiet-link">
              Privacidad
            </IntentLink>
          </li>
          <li>
            <IntentLink href="/terminos" className="quiet-link">
              Términos
            </IntentLink>
          </li>
          <li>
            <IntentLink href="/peticiones" className="quiet-link">
              PQR
            </IntentLink>
          </li>
          <li>
            <a href="/blog/rss.xml" className="quiet-link">
              RSS del blog
            </a>
          </li>
          <li>
            <IntentLink href="/privacidad#cookies" className="quiet-link">
              Solo usamos cookies necesarias
            </IntentLink>
          </li>
          <li>
            <a href="https://www.sic.gov.co" target="_blank" rel="noopener" className="quiet-link">
              Superintendencia de Industria y Comercio
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

const FIRST_YEAR = 2024;

/** "2024", or "2024-2026" from the second year on, in Colombian time. Cached, because prerendered pages may not read the clock. */
async function CopyrightYears() {
  "use cache";
  cacheLife("hours");
  const year = colombianDay(new Date()).slice(0, 4);
  return year > String(FIRST_YEAR) ? `${FIRST_YEAR}-${year}` : FIRST_YEAR;
}
