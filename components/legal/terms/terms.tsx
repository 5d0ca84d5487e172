import type { LegalText } from "@/components/legal/legal-page";
import { SellerIdentity } from "@/components/legal/seller-identity";
import { TERMS_VERSION } from "@/lib/legal/versions";
import type { StoreSettings } from "@/lib/settings/types";
import { accountSections } from "./account-sections";
import { buyingSections } from "./buying-sections";
import { regretSections } from "./regret-sections";
import { repairSections } from "./repair-sections";

/** Sections of the terms and conditions. */
export const terms = (settings: StoreSettings): LegalText => ({
  lead: "Qué puedes esperar de nosotros cuando compras, tomas un curso o nos confías tu consola.",
  version: TERMS_VERSION,
  sections: [
    { id: "quienes-somos", title: "Quiénes somos", body: <SellerIdentity settings={settings} /> },
    ...buyingSections(settings),
    ...regretSections(settings),
    ...repairSections(),
    ...accountSections(settings),
  ],
});
