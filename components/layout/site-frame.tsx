import type { ReactNode } from "react";
import type { StoreSettings } from "@/lib/settings/types";
import { FloatingWhatsapp } from "./floating-whatsapp";
import { HtmlShell } from "./html-shell";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";

type Props = {
  settings: StoreSettings;
  nonce?: string;
  cart?: ReactNode;
  /** Hides the floating button, which would cover the page's buttons. */
  hasChat?: boolean;
  children: ReactNode;
};

/** Header, content and footer of the shop's pages. */
export function SiteFrame({ settings, nonce, cart, hasChat = true, children }: Props) {
  return (
    <HtmlShell nonce={nonce}>
      <SkipLink />
      <SiteHeader settings={settings} cart={cart} />
      <main id="contenido" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} />
      {hasChat && <FloatingWhatsapp settings={settings} />}
    </HtmlShell>
  );
}
