import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { CopyrightYears } from "./copyright-years";
import { SERVICE_LINKS } from "./links";
import { Logo } from "./logo";
import { SocialLinks } from "./social-links";
import { WhatsappIcon } from "./whatsapp-icon";

const MESSAGE = "Hola, quiero hablar con ustedes sobre mi consola.";

export function SiteFooter({ settings }: { settings: StoreSettings }) {
  const { name, phone, whatsapp, email, address, city, region } = settings;
  return (
    <footer className="mt-16 border-t border-border bg-card">
      <div className="page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1.2fr_1fr_1fr]">
        <div className="flex flex-col items-start gap-4">
          <Logo name={name} />
          <p className="max-w-sm text-muted-foreground">
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
        <Column title="Servicios destacados">
          <ul>
            {SERVICE_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="quiet-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Column>
        <Column title="Contacto">
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
        </Column>
        <Column title="Horario">
          <dl className="flex flex-col gap-2 py-2 text-muted-foreground">
            {openingHours(settings).map(([days, hours]) => (
              <div key={days}>
                <dt className="font-semibold text-foreground">{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </Column>
      </div>
      <LegalLine settings={settings} />
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}

/** Seller and supervising authority, both required by Ley 1480. */
function LegalLine({ settings: { name, legalName, taxId } }: { settings: StoreSettings }) {
  const identity = [legalName, taxId && `NIT ${taxId}`].filter(Boolean).join(" · ");
  return (
    <div className="border-t border-border">
      <div className="page flex flex-col gap-2 pt-6 pb-24 text-sm lg:pb-6 text-muted-foreground lg:flex-row lg:items-center lg:justify-between">
        <p>
          © <CopyrightYears /> {name}. Todos los derechos reservados.
          {identity && <span className="block">{identity}</span>}
        </p>
        <ul className="flex flex-wrap gap-x-5 lg:justify-end">
          <li>
            <Link href="/privacidad" className="quiet-link">
              Privacidad
            </Link>
          </li>
          <li>
            <Link href="/terminos" className="quiet-link">
              Términos
            </Link>
          </li>
          <li>
            <Link href="/peticiones" className="quiet-link">
              PQR
            </Link>
          </li>
          <li>
            <Link href="/privacidad#cookies" className="quiet-link">
              Solo usamos cookies necesarias
            </Link>
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
