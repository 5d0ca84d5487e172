"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { MAIN_LINKS, QUICK_LINKS } from "./links";
import { Logo } from "./logo";
import { NavLinks } from "./nav-links";
import { PageLink } from "./page-link";
import { SideMenu } from "./side-menu";
import { ThemeSwitch } from "./theme-switch";
import { UserMenu } from "./user-menu";
import { WhatsappIcon } from "./whatsapp-icon";

/** What the header shows of the settings. */
export type HeaderSettings = Pick<StoreSettings, "name" | "phone" | "city" | "whatsapp">;

type Props = { settings: HeaderSettings; cart?: ReactNode; search?: ReactNode };

const GREETING = "Hola, vengo de la página web y quiero más información.";

/**
 * The bar that stays, with the search; below it the links, on phones the three quick ones. A client component, so that a
 * page's data has the settings and not all that is shown of them.
 */
export function SiteHeader({ settings, cart, search }: Props) {
  const chat = settings.whatsapp && whatsappLink(settings.whatsapp, GREETING);
  return (
    <>
      <header className="@container sticky top-0 z-40 border-b border-border bg-card">
        <div className="page flex min-h-16 items-center gap-1 @max-[16rem]:flex-wrap sm:gap-2 lg:gap-6">
          <PageLink href="/" className="min-w-0 rounded-md py-1">
            <Logo name={settings.name} nameClass="in-data-session:max-[25rem]:sr-only" />
          </PageLink>
          {search}
          <div className="flex items-center gap-1 lg:ml-auto xl:gap-2">
            {chat && (
              <a
                href={chat}
                target="_blank"
                rel="noopener"
                aria-label="WhatsApp"
                className="icon-btn text-success max-lg:hidden"
              >
                <WhatsappIcon className="size-6" />
              </a>
            )}
            {cart}
            <UserMenu icon={<Icon name="lucide--circle-user-round" className="size-6 shrink-0" />} />
            <a
              href="/dashboard"
              className={`${buttonVariants({ size: "sm" })} whitespace-nowrap max-lg:hidden in-data-session:hidden`}
            >
              Iniciar Sesión
            </a>
            <SideMenu id="menu-movil" title="Menú" what="menú">
              <nav aria-label="Menú">
                <NavLinks links={MAIN_LINKS} className="menu-link" />
                <a href="/dashboard" className="menu-link text-primary in-data-session:hidden">
                  Iniciar Sesión
                </a>
              </nav>
              <div className="flex flex-col gap-4 border-t border-border px-3 pt-4 text-muted-foreground">
                {chat && (
                  <a
                    href={chat}
                    target="_blank"
                    rel="noopener"
                    className={buttonVariants({ variant: "secondary" })}
                  >
                    <WhatsappIcon className="text-success" />
                    WhatsApp
                  </a>
                )}
                <ContactLine settings={settings} />
                <ThemeSwitch />
              </div>
            </SideMenu>
          </div>
        </div>
      </header>
      <div className="hidden border-b border-border bg-card lg:block print:hidden">
        <div className="page flex min-h-12 flex-wrap items-center justify-between gap-x-6 text-sm text-muted-foreground">
          <nav aria-label="Principal" className="-ml-2.5 flex items-center xl:-ml-3">
            <NavLinks links={MAIN_LINKS} className="nav-link" />
          </nav>
          {/* Outside of the sticky header, so a landmark of its own. */}
          <section aria-label="Contacto y apariencia" className="flex items-center gap-6">
            <ContactLine settings={settings} />
            <ThemeSwitch />
          </section>
        </div>
      </div>
      <nav aria-label="Accesos rápidos" className="flex flex-wrap border-b border-border bg-card lg:hidden">
        <NavLinks links={QUICK_LINKS} className="quick-link" />
      </nav>
    </>
  );
}

function ContactLine({ settings }: { settings: HeaderSettings }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {settings.phone && (
        <a
          href={`tel:${settings.phone.replace(/[^\d+]/g, "")}`}
          className="inline-flex min-h-11 items-center gap-2 hover:text-foreground"
        >
          <Icon name="lucide--phone" className="size-4" />
          {settings.phone}
        </a>
      )}
      <span className="inline-flex min-h-11 items-center gap-2">
        <Icon name="lucide--map-pin" className="size-4" />
        {settings.city}
      </span>
    </p>
  );
}
