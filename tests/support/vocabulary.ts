import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The vocabulary of schema.org, read from the types of `schema-dts`, which are generated from its published
 * definition: every type with its properties, what each may hold, and the values of every enumeration.
 */
const SOURCE = path.join(import.meta.dirname, "../../node_modules/schema-dts/dist/schema.d.ts");

export const SCHEMA = "https://schema.org/";

/** Names of types and quoted values that a property may hold. */
type Expected = readonly string[];

const bases = new Map<string, { parents: string[]; properties: Map<string, Expected> }>();
const baseOfType = new Map<string, string>();
const aliases = new Map<string, Expected>();

function splitUnion(union: string): Expected {
  return union.split("|").map((member) => member.trim());
}

function read(text: string): void {
  for (const [, name = "", parents = "", body = ""] of text.matchAll(
    /^(?:export )?interface (\w+?)Base (?:extends ([^{]+) )?\{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = new Map<string, Expected>();
    for (const [, property = "", union = ""] of body.matchAll(
      /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;/gm,
    ))
      properties.set(property, splitUnion(union));
    bases.set(name, {
      parents: parents.split(",").map((parent) => parent.trim().replace(/Base$/, "")),
      properties,
    });
  }
  for (const [, base = "", type = ""] of text.matchAll(
    /^export interface \w+Leaf extends (\w+)Base \{\n\s+"@type": "(\w+)";/gm,
  ))
    baseOfType.set(type, base);
  for (const [, name = "", union = ""] of text.matchAll(/^export type (\w+) = (.+);$/gm))
    aliases.set(name, splitUnion(union.replace(/^\((.*)\)$/, "$1")));
}

read(readFileSync(SOURCE, "utf8"));

export function isType(type: string): boolean {
  return baseOfType.has(type);
}

function find(base: string | undefined, property: string): Expected | undefined {
  const known = base ? bases.get(base) : undefined;
  if (!known) return undefined;
  const own = known.properties.get(property);
  if (own) return own;
  for (const parent of known.parents) {
    const inherited = find(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

/** What a property of a type may hold; undefined when neither the type nor its parents have it. */
export function expectedOf(type: string, property: string): Expected | undefined {
  return find(baseOfType.get(type), property);
}

const grown = new Map<string, Set<string>>();

/** A type and everything that counts as one: its subtypes, and the values when it is an enumeration. */
function membersOf(name: string): Set<string> {
  const known = grown.get(name);
  if (known) return known;
  const members = new Set([name]);
  grown.set(name, members);
  for (const member of aliases.get(name) ?? [])
    for (const one of membersOf(member.replace(/Leaf$/, ""))) members.add(one);
  return members;
}

export function isKindOf(type: string, expected: Expected): boolean {
  return expected.some((name) => membersOf(name).has(type));
}

/** Whether one of the expected enumerations has that value, written as its address or its bare name. */
export function isEnumerated(value: string, expected: Expected): boolean {
  return expected.some((name) => membersOf(name).has(`"${value}"`));
}

/** Whether one of them is an enumeration at all. */
export function hasEnumeration(expected: Expected): boolean {
  return expected.some((name) => aliases.get(name)?.some((member) => member.startsWith(`"${SCHEMA}`)));
}

/** Whether any text will do: the property takes Text, or a type that may also be written as one. */
export function takesText(expected: Expected): boolean {
  return expected.some(
    (name) => name === "Text" || (aliases.get(name)?.includes("string") && !FORMATTED.has(name)),
  );
}

/** Texts with a form of their own. */
const FORMATTED = new Set(["Date", "DateTime", "Time", "URL", "Number", "Duration"]);
