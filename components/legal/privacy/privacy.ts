import type { LegalText } from "@/components/legal/legal-page";
import { PRIVACY_VERSION } from "@/lib/legal/versions";
import type { StoreSettings } from "@/lib/settings/types";
import { browserSections } from "./browser-sections";
import { dataSections } from "./data-sections";
import { rightsSections } from "./rights-sections";
import { sharingSections } from "./sharing-sections";

/** Sections of the privacy policy. */
export const privacy = (settings: StoreSettings): LegalText => ({
  lead: "Pedimos solo los datos que necesitamos para atenderte, y son tuyos: puedes verlos, corregirlos o pedir que los borremos.",
  version: PRIVACY_VERSION,
  sections: [
    ...dataSections(settings),
    ...sharingSections(),
    ...browserSections(),
    ...rightsSections(settings),
  ],
});
