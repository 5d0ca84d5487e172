import type { Words } from "@/lib/core/versioned";
import { wordsOf } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";

/** What a product says, field by field. */
export const productWords = (product: ProductValues): Words => wordsOf(EDITED_FIELDS, product);

/** What a service says, field by field. */
export const serviceWords = (service: ServiceValues): Words => wordsOf(SERVICE_FIELDS, service);
