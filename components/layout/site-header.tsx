import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { StoreSettings } from "@/lib/settings/types";
import { whatsappLink } from "@/lib/settings/whatsapp";
import { IntentLink } from "./intent-link";
import { MAIN_LINKS, QUICK_LINKS } from "./links";
import { Logo } from "./logo";
import { NavLinks } from "./nav-links";
import { SideMenu } from "./side-menu";
import { ThemeSwitch } from "./theme-switch";
import { UserMenu } from "./user-menu";
import { WhatsappIcon } from "./whatsapp-icon";

type Props = { settings: StoreSettings; cart?: ReactNode };

const GREETING = "Hola, vengo de la página web y quiero más información.";

/** Contact line, sticky main bar and, on phones, the quick bar. */
export function SiteHeader({ settings, cart }: Props) {
  const chat = settings.whatsapp && whatsappLink(settings.whatsapp, GREETING);
  return (
    <>
      <header className="@container sticky top-0 z-40 border-b border-border bg-card lg:-top-[3.0625rem]">
        <div className="hidden border-b border-border lg:block">
          <div className="page flex h-12 items-center justify-between gap-6 text-sm text-muted-foreground">
            <ContactLine settings={settings} />
            <ThemeSwitch />
          </div>
        </div>
        <div className="page flex min-h-16 items-center gap-2 @max-[16rem]:flex-wrap lg:gap-4">
          <IntentLink href="/" className="rounded-md py-1">
            <Logo name={settings.name} />
          </IntentLink>
          <nav aria-label="Principal" className="ml-auto hidden items-center lg:flex">
            <NavLinks links={MAIN_LINKS} className="nav-link" />
          </nav>
          <div className="ml-auto flex items-center gap-1 lg:ml-0 xl:gap-2">
            {chat && (
              <a
                href={chat}
                target="_blank"
                rel="noopener"
                aria-label="WhatsApp"
                className="icon-btn text-success max-[24rem]:hidden"
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
      <nav aria-label="Accesos rápidos" className="flex flex-wrap border-b border-border bg-card lg:hidden">
        <NavLinks links={QUICK_LINKS} className="quick-link" />
      </nav>
    </>
  );
}

function ContactLine({ settings }: { settings: StoreSettings }) {
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
