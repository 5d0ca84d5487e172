import type { ReactNode } from "react";
import type { StoreSettings } from "@/lib/settings/types";
import { FloatingWhatsapp } from "./floating-whatsapp";
import { HtmlShell } from "./html-shell";
import { ReportVitals } from "./report-vitals";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";

type Props = {
  settings: StoreSettings;
  cart?: ReactNode;
  search?: ReactNode;
  /** Hides the floating button, which would cover the page's buttons. */
  hasChat?: boolean;
  children: ReactNode;
};

/** A whole document with the shop's header and footer. */
export function SiteFrame(props: Props) {
  return (
    <HtmlShell>
      <SkipLink />
      <FrameBody {...props} />
    </HtmlShell>
  );
}

/** Header, content and footer of the shop's pages. */
export function FrameBody({ settings, cart, search, hasChat = true, children }: Props) {
  return (
    <>
      <SiteHeader settings={settings} cart={cart} search={search} />
      <main id="contenido" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      {hasChat && <FloatingWhatsapp settings={settings} />}
      <SiteFooter settings={settings} />
      <ReportVitals />
    </>
  );
}
