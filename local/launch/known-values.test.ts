import { expect, test } from "vitest";
import { withKnownValues } from "./known-values.ts";

const GENERATED = `"money": {
  Row: {
    "id": string,"kind": string,"marks": (string)[],"via": string | null
  }
  Insert: {
    "id"?: string,"kind": string,"marks"?: (string)[],"via"?: string | null
  }
  Relationships: []
},"other": {
  Row: {
    "kind": string
  }
  Relationships: []
}
"pay":
{ Args: { "p_kind"?: string,"p_marks"?: (string)[],"p_order": string }; Returns: undefined
}
"pay_all":
{ Args: { "p_kind"?: Database["public"]['Enums']["kind"] }; Returns: Json
}
`;

const known = {
  lists: [
    { table: "money", column: "kind", values: ["in", "out"], is_array: false },
    { table: "money", column: "marks", values: ["new"], is_array: true },
    { table: "money", column: "via", values: ["web", "counter"], is_array: false },
  ],
  nullable: [
    { function: "pay", parameter: "p_marks" },
    { function: "pay_all", parameter: "p_kind" },
  ],
  reads: ["paid"],
};

test("a column with a list of values has them as its type, in its own table only", () => {
  const types = withKnownValues(GENERATED, known);
  expect(types).toContain(
    '"id": string,"kind": "in" | "out","marks": ("new")[],"via": "web" | "counter" | null',
  );
  expect(types).toContain(
    '"id"?: string,"kind": "in" | "out","marks"?: ("new")[],"via"?: "web" | "counter" | null',
  );
  expect(types).toMatch(/"other": \{\s+Row: \{\s+"kind": string\s/);
  expect(types).toContain(
    'export const Listed = {"money":{"kind":["in","out"],"marks":["new"],"via":["web","counter"]}}',
  );
});

test("a parameter whose default is null is nullable, others are not", () => {
  const types = withKnownValues(GENERATED, known);
  expect(types).toContain('{ "p_kind"?: string,"p_marks"?: (string)[] | null,"p_order": string }');
  expect(types).toContain(`{ "p_kind"?: Database["public"]['Enums']["kind"] | null }`);
});

test("the names of the functions that only read are a list", () => {
  expect(withKnownValues(GENERATED, known)).toContain(
    'export const ReadFunctions: readonly string[] = ["paid"]',
  );
});

test("a changed output of the generator is noticed", () => {
  const missing = { ...known, nullable: [{ function: "gone", parameter: "p_kind" }] };
  expect(() => withKnownValues(GENERATED, missing)).toThrow("have changed their form");
});
