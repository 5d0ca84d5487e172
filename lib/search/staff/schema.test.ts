import { expect, test } from "vitest";
import { addSynonymSchema } from "./schema";

test("a group has at least two words and is kept on one line", () => {
  expect(addSynonymSchema.parse({ words: "  diadema,\n  audífonos " })).toEqual({
    words: "diadema, audífonos",
  });
  for (const words of ["", "diadema", "diadema, ", ",,"])
    expect(addSynonymSchema.safeParse({ words }).error?.issues[0]?.path, words).toEqual(["words"]);
});
