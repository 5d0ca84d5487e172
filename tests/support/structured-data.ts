import { missingFor } from "./rich-results.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The properties whose text has a format. Names and types are checked by the compiler with `schema-dts`. */
const FORMS: [properties: RegExp, isWellFormed: (text: string) => boolean][] = [
  [
    /^(?:@id|url|image|logo|item|sameAs|mainEntityOfPage|\w+Link)$/,
    (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
  ],
  [
    /^date[A-Z]/,
    // The 31st of February is read as the 3rd of March.
    (text) =>
      DAY.test(text) ? !!new Date(text).toJSON()?.startsWith(text) : MOMENT.test(text) && !!Date.parse(text),
  ],
  [/^(?:opens|closes)$/, (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)],
  [/^timeRequired$/, (text) => /^P(?!$)(?:\d+[YMWD])*(?:T(?=\d)(?:\d+[HMS])+)?$/.test(text)],
];

/** The texts of a piece of structured data that are blank or malformed, and its empty lists and objects. */
function malformedIn(value: unknown, property: string, where: string): string[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((one, index) => malformedIn(one, property, `${where}[${index}]`));
  if (typeof value === "object" && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, inner]) => malformedIn(inner, name, `${where}.${name}`));
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${where} is ${value}`];
  if (typeof value === "boolean") return [];
  if (typeof value !== "string" || value.trim() === "") return [`${where} is empty`];
  const form = FORMS.find(([properties]) => properties.test(property));
  return !form || form[1](value) ? [] : [`${where} is '${value}'`];
}

/** All its errors: malformed values, and missing properties that search engines require. */
export function flawsOf(node: object): string[] {
  return [
    ...malformedIn(node, "", "@type" in node ? String(node["@type"]) : ""),
    ...missingFor(node).required.map((property) => `${property} is missing`),
  ];
}
