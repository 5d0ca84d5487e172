import { missingFor } from "./rich-results.ts";
import {
  expectedOf,
  hasEnumeration,
  isEnumerated,
  isKindOf,
  isType,
  SCHEMA,
  takesText,
} from "./vocabulary.ts";

type Node = Record<string, unknown>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** The forms a text may need to have, by the type that asks for it. */
const FORMS: Record<string, (text: string) => boolean | undefined> = {
  URL: isAddress,
  // The 31st of February is read as the 3rd of March.
  Date: (text) => DAY.test(text) && new Date(text).toJSON()?.startsWith(text),
  DateTime: (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text),
  Duration: (text) => /^P(?!$)(?:\d+[YMWD])*(?:T(?=\d)(?:\d+[HMS])+)?$/.test(text),
  Number: (text) => /^-?\d+(?:\.\d+)?$/.test(text),
  // Where any thing may stand, its address may stand for it.
  Thing: isAddress,
  Integer: (text) => /^-?\d+$/.test(text),
};

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textProblem(text: string, expected: readonly string[]): string | undefined {
  if (text.trim() === "") return "is blank";
  if (isEnumerated(text, expected)) return undefined;
  if (text.startsWith(SCHEMA)) return `'${text}' is no value of ${expected.join(", ")}`;
  const forms = expected.filter((name) => name in FORMS);
  if (forms.some((name) => FORMS[name]?.(text))) return undefined;
  if (takesText(expected)) return undefined;
  if (hasEnumeration(expected)) return `'${text}' is no value of ${expected.join(", ")}`;
  return `'${text}' is no ${forms.join(" or ") || expected.join(", ")}`;
}

function valueProblems(value: unknown, expected: readonly string[], where: string): string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${where} is an empty list`]
      : value.flatMap((one, index) => valueProblems(one, expected, `${where}[${index}]`));
  if (isNode(value)) {
    const type = value["@type"];
    if (typeof type === "string" && isType(type) && !isKindOf(type, expected))
      return [`${where}: a ${type} is no ${expected.join(", ")}`];
    return nodeProblems(value, where);
  }
  if (typeof value === "string") {
    const problem = textProblem(value, expected);
    return problem ? [`${where} ${problem}`] : [];
  }
  const takesIt =
    typeof value === "number"
      ? Number.isFinite(value) &&
        expected.some((name) => /^(?:Number|Integer|Float|Quantity|Text)$/.test(name))
      : typeof value === "boolean" && expected.includes("Boolean");
  return takesIt ? [] : [`${where}: ${String(value)} is no ${expected.join(", ")}`];
}

function nodeProblems(node: Node, where: string): string[] {
  const { "@type": type, "@id": id, "@context": _context, ...properties } = node;
  const problems: string[] = [];
  if (id !== undefined && !(typeof id === "string" && FORMS.URL?.(id)))
    problems.push(`${where}: @id '${String(id)}' is no absolute address`);
  // A node that only says who it is points at another one.
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return problems;
  if (typeof type !== "string" || !isType(type))
    return [...problems, `${where}: unknown type '${String(type)}'`];
  for (const [property, value] of Object.entries(properties)) {
    const at = `${where}.${property}`;
    const expected = expectedOf(type, property);
    if (!expected) problems.push(`${at}: a ${type} has no such property`);
    else problems.push(...valueProblems(value, expected, at));
  }
  return problems;
}

/** Whatever the vocabulary of schema.org does not allow in a piece of structured data; nothing when it is right. */
export function problemsOf(node: unknown): string[] {
  if (!isNode(node)) return ["no object"];
  const context = node["@context"] === "https://schema.org" ? [] : ["@context is not https://schema.org"];
  return [...context, ...nodeProblems(node, String(node["@type"]))];
}

/** All that is wrong with it, for the vocabulary and for the results it is meant for. */
export function flawsOf(node: unknown): string[] {
  return [...problemsOf(node), ...missingFor(node).required.map((property) => `${property} is missing`)];
}
