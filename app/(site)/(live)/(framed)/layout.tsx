import type { ReactNode } from "react";
import { CartButton } from "@/components/cart/cart-button";
import { FrameBody } from "@/components/layout/site-frame";
import { SiteSearch } from "@/components/search/site-search";
import { getSettings } from "@/lib/settings/queries";

export default async function FramedLayout({ children }: { children: ReactNode }) {
  return (
    <FrameBody
      settings={await getSettings()}
      cart={<CartButton />}
      search={<SiteSearch isInline />}
      hasChat={false}
    >
      {children}
    </FrameBody>
  );
}
