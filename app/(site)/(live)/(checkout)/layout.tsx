import type { ReactNode } from "react";
import { CopyrightYears } from "@/components/layout/copyright-years";
import { LegalLine } from "@/components/layout/legal-line";
import { SlimHeader } from "@/components/layout/slim-header";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { getSettings } from "@/lib/settings/queries";

/** No links that distract from paying: only the way back to the cart and the seller's identity. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const settings = await getSettings();
  return (
    <>
      <SlimHeader name={settings.name}>
        <p className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-success max-[20rem]:sr-only">
          <Icon name="lucide--lock" className="size-4" />
          Compra segura
        </p>
        <a href="/carrito" className={buttonVariants({ variant: "ghost", size: "sm" })}>
          <Icon name="lucide--arrow-left" />
          <span>
            <span className="max-sm:sr-only">Volver al </span>
            <span className="inline-block max-sm:first-letter:uppercase">carrito</span>
          </span>
        </a>
      </SlimHeader>
      <main id="contenido" tabIndex={-1} className="min-h-[70dvh] outline-none">
        {children}
      </main>
      <footer className="mt-12 bg-card">
        <LegalLine
          name={settings.name}
          legalName={settings.legalName}
          taxId={settings.taxId}
          years={<CopyrightYears />}
        />
      </footer>
    </>
  );
}
