import type { ReactNode } from "react";
import { ratingLine } from "@/lib/settings/store-rating";
import type { StoreSettings } from "@/lib/settings/types";
import { CopyrightYears } from "./copyright-years";
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
  const { name, phone, city, whatsapp, legalName, taxId, email, address, region, storeRating } = settings;
  const { opensAt, closesAt, youtubeUrl, instagramUrl, tiktokUrl, facebookUrl } = settings;
  const contact = { name, phone, city, whatsapp };
  const seller = { legalName, taxId, email, address, region, opensAt, closesAt };
  const channels = { youtubeUrl, instagramUrl, tiktokUrl, facebookUrl };
  return (
    <>
      <SiteHeader settings={contact} cart={cart} search={search} />
      <main id="contenido" tabIndex={-1} className="min-h-[60dvh] outline-none">
        {children}
      </main>
      {hasChat && <FloatingWhatsapp settings={settings} />}
      <SiteFooter
        settings={{ ...contact, ...seller, ...channels }}
        rating={storeRating ? ratingLine(storeRating) : ""}
        years={<CopyrightYears />}
      />
      <ReportVitals />
    </>
  );
}
