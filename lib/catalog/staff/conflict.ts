import { compareFields } from "@/lib/supabase/fields";
import { EDITED_FIELDS, type ProductValues, SERVICE_FIELDS, type ServiceValues } from "../fields";

/** Both versions of a product in words, field by field. */
export function productConflict(mine: ProductValues, theirs: ProductValues) {
  return compareFields(EDITED_FIELDS, mine, theirs);
}

/** Both versions of a service in words, field by field. */
export function serviceConflict(mine: ServiceValues, theirs: ServiceValues) {
  return compareFields(SERVICE_FIELDS, mine, theirs);
}
