"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { openingHours } from "@/lib/settings/hours";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { LegalLine } from "./legal-line";
import { SERVICE_LINKS } from "./links";
import { Logo } from "./logo";
import { PageLink } from "./page-link";
import { SocialLinks } from "./social-links";
import { WhatsappIcon } from "./whatsapp-icon";

const MESSAGE = "Hola, quiero hablar con ustedes sobre mi consola.";

/** What the footer shows of the settings. */
export type FooterSettings = Pick<
  StoreSettings,
  | "name"
  | "phone"
  | "whatsapp"
  | "email"
  | "address"
  | "city"
  | "region"
  | "legalName"
  | "taxId"
  | "opensAt"
  | "closesAt"
  | "youtubeUrl"
  | "instagramUrl"
  | "tiktokUrl"
  | "facebookUrl"
>;

type Props = {
  settings: FooterSettings;
  /** The store's rating in one line; empty without one. */
  rating: string;
  /** Of the copyright. */
  years: ReactNode;
};

/** A client component, so that a page's data has the settings and not all that is shown of them. */
export function SiteFooter({ settings, rating, years }: Props) {
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
          {rating && <p className="max-w-sm text-sm text-muted-foreground">{rating}</p>}
        </div>
        <Group title="Servicios destacados">
          <ul>
            {SERVICE_LINKS.map(({ href, label }) => (
              <li key={href}>
                <PageLink href={href} className="quiet-link">
                  {label}
                </PageLink>
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
      <LegalLine name={name} legalName={settings.legalName} taxId={settings.taxId} years={years} />
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
