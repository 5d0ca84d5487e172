import { z } from "zod";
import { ADDRESS_LIMITS, LONGEST_MUNICIPALITY } from "./address";

const text = (limit: number) =>
  z.string().trim().max(limit, `Escribe ${limit} caracteres como máximo.`).default("");

/** A municipality as forms send it: the chosen one, or a typed name without a code. */
export const municipalitySchema = z.object({
  code: z.string().max(5),
  name: text(LONGEST_MUNICIPALITY),
  department: z.string().max(40),
});

/** The parts of an address; settleAddress() checks them. */
export const addressFields = {
  street: text(ADDRESS_LIMITS.street),
  complement: text(ADDRESS_LIMITS.complement),
  neighbourhood: text(ADDRESS_LIMITS.neighbourhood),
  indications: text(ADDRESS_LIMITS.indications),
  municipality: municipalitySchema.default({ code: "", name: "", department: "" }),
};

/** The same of a form that sends the municipality as text. */
export const typedAddressFields = {
  ...addressFields,
  municipality: text(LONGEST_MUNICIPALITY).transform((name) => ({ code: "", name, department: "" })),
};

/** A municipality with its names: private.municipality_of. */
export const storedMunicipality = z.object({ code: z.string(), name: z.string(), department: z.string() });

/** A stored address with its municipality's names: private.place_parts. */
export const storedAddress = z.object({
  street: z.string(),
  complement: z.string(),
  neighbourhood: z.string(),
  indications: z.string(),
  municipality: storedMunicipality,
});

/** The query of the municipality search. */
export const municipalityQuery = z.object({ q: z.string().max(LONGEST_MUNICIPALITY).default("") });
