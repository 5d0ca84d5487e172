import { fieldTexts } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";

/** Labelled values of a product, for comparing two versions. */
export const productTexts = (product: ProductValues) => fieldTexts(EDITED_FIELDS, product);

/** Labelled values of a service, for comparing two versions. */
export const serviceTexts = (service: ServiceValues) => fieldTexts(SERVICE_FIELDS, service);
