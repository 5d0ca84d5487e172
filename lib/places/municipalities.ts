import "server-only";
import { z } from "zod";
import { Failure } from "@/lib/core/result";
import { databaseFailure } from "@/lib/supabase/errors";
import { publicClient } from "@/lib/supabase/public";
import { type AddressParts, addressProblems, type Municipality, type Place, placeOf } from "./address";
import { type PlaceIndex, placeIndex, placeQuestion, resolvePlace } from "./search";

const rows = z.array(z.object({ code: z.string(), name: z.string(), department: z.string() }));

let loading: Promise<PlaceIndex> | undefined;

/** The municipalities, read once in the life of the process: only a migration changes them. */
export function municipalityIndex(): Promise<PlaceIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<PlaceIndex> {
  const { data, error } = await publicClient().rpc("all_municipalities");
  if (error) throw databaseFailure(error, "No se pudieron cargar los municipios");
  return placeIndex(rows.parse(data));
}

/** The municipality that was chosen or typed; throws a question at the field `municipality` when it is not one. */
async function settle({ code, name }: Municipality): Promise<Municipality> {
  const index = await municipalityIndex();
  const chosen = index.find(({ municipality }) => municipality.code === code);
  if (chosen) return chosen.municipality;
  const resolved = resolvePlace(index, name);
  if (resolved.kind === "one") return resolved.municipality;
  throw Failure.ofFields({ municipality: placeQuestion(name, resolved) });
}

/** Checks a typed address and finds its municipality; throws the errors by its parts. */
export async function settleAddress(parts: AddressParts): Promise<Place> {
  const problems = addressProblems(parts);
  if (Object.keys(problems).length > 0) throw Failure.ofFields(problems);
  return placeOf({ ...parts, municipality: await settle(parts.municipality) });
}
