import { wordsOf } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";

/** Labelled values of a product, for comparing two versions. */
export const productWords = (product: ProductValues) => wordsOf(EDITED_FIELDS, product);

/** Labelled values of a service, for comparing two versions. */
export const serviceWords = (service: ServiceValues) => wordsOf(SERVICE_FIELDS, service);
