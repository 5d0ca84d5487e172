import { defineRoute } from "@/lib/auth/define-route";
import { municipalityIndex } from "@/lib/places/municipalities";
import { municipalityQuery } from "@/lib/places/schema";
import { placeQuestion, resolvePlace, searchPlaces } from "@/lib/places/search";

/**
 * Municipalities while a visitor types: those found, the only one that the text names, else the question about it.
 * Without a rate limit: it is answered from memory, and counting would take longer than answering.
 */
export const GET = defineRoute({
  name: "places.find-municipality",
  access: "open",
  sameOrigin: true,
  schema: municipalityQuery,
  run: async ({ q }) => {
    const index = await municipalityIndex();
    const resolved = resolvePlace(index, q);
    const isOne = resolved.kind === "one";
    return Response.json(
      {
        found: isOne || resolved.kind === "several" ? searchPlaces(index, q) : resolved.options,
        only: isOne ? resolved.municipality : null,
        question: isOne ? "" : placeQuestion(q, resolved),
      },
      { headers: { "cache-control": "public, max-age=86400" } },
    );
  },
});
