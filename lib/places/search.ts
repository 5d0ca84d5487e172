import { normalizeText } from "@/lib/core/text";
import { METROPOLITAN_AREA, type Municipality, municipalityText } from "./address";

/** A municipality with what the search compares. */
type Entry = {
  municipality: Municipality;
  names: string[];
  nameWords: string[];
  department: string;
  departmentWords: string[];
  /** Lower comes first: the metropolitan area, the capitals, all others. */
  rank: number;
};

export type PlaceIndex = readonly Entry[];

/** What a typed text names. */
export type Resolved =
  | { kind: "one"; municipality: Municipality }
  | { kind: "several" | "none"; options: Municipality[] };

/** Usual names that are not the official one; found when they are typed in full. */
const USUAL_NAMES: Readonly<Record<string, string[]>> = {
  "11001": ["Bogotá", "Bogotá DC", "Santa Fe de Bogotá"],
  "05042": ["Santa Fe de Antioquia"],
  "05237": ["Don Matías"],
  "13001": ["Cartagena de Indias"],
  "13468": ["Mompox"],
  "25843": ["Ubaté"],
  "52835": ["Tumaco"],
  "54001": ["San José de Cúcuta"],
  "70820": ["Tolú"],
  "76111": ["Buga"],
  "76001": ["Santiago de Cali"],
};

const alphabetical = new Intl.Collator("es");

/** How many are offered. */
export const MOST_FOUND = 8;
/** Shorter words are not searched with an error: half of all names would match. */
const SHORTEST_WITH_ERROR = 4;
/** Words that people leave out and add: "El Retiro" is officially "Retiro". */
const SMALL_WORDS = new Set(["el", "la", "los", "las", "de", "del", "y"]);

function wordsOf(text: string): string[] {
  const words = normalizeText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const large = words.filter((word) => !SMALL_WORDS.has(word));
  return large.length > 0 ? large : words;
}

const keyOf = (text: string) => wordsOf(text).join(" ");

/** Prepares the list once, in alphabetical order; a capital is the first municipality of its department. */
export function placeIndex(municipalities: readonly Municipality[]): PlaceIndex {
  const ordered = municipalities.toSorted(
    (a, b) => alphabetical.compare(a.name, b.name) || a.code.localeCompare(b.code),
  );
  return ordered.map((municipality) => {
    const { code, name, department } = municipality;
    const names = [name, ...(USUAL_NAMES[code] ?? [])];
    const local = METROPOLITAN_AREA.indexOf(code);
    const isCapital = code.endsWith("001") && department !== "Cundinamarca";
    return {
      municipality,
      names: names.map(keyOf),
      nameWords: wordsOf(name),
      department: keyOf(department),
      departmentWords: wordsOf(department),
      rank: local >= 0 ? local : isCapital ? METROPOLITAN_AREA.length : METROPOLITAN_AREA.length + 1,
    };
  });
}

/**
 * The municipalities that a typed text may mean, the likeliest first. Each typed word is the beginning of a word of the
 * name, or of the department once a word of the name is typed. Only when there is none, words may have one typing error.
 */
export function searchPlaces(index: PlaceIndex, text: string): Municipality[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const key = words.join(" ");
  const exact = index.filter((entry) => matches(entry, words, startsWith) || isNamed(entry, key));
  const found = exact.length > 0 ? exact : index.filter((entry) => matches(entry, words, isNear));
  const distance = (entry: Entry) =>
    (isNamed(entry, key) ? 0 : 1000) +
    entry.rank * 10 +
    (entry.nameWords[0]?.startsWith(words[0] ?? "") ? 0 : 1);
  return found
    .map((entry) => ({ municipality: entry.municipality, distance: distance(entry) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST_FOUND)
    .map(({ municipality }) => municipality);
}

/** The municipality that a text names, alone or with its department; else those that it may mean. */
export function resolvePlace(index: PlaceIndex, text: string): Resolved {
  const key = keyOf(text);
  const named = index.filter((entry) => isNamed(entry, key));
  const [first, ...others] = named.map(({ municipality }) => municipality);
  if (first && others.length === 0) return { kind: "one", municipality: first };
  if (first) return { kind: "several", options: [first, ...others] };
  // "Barbosa, Bolívar": there is none, so it is asked whether another Barbosa is meant.
  const [start = ""] = text.split(",");
  const found = searchPlaces(index, text);
  return { kind: "none", options: found.length > 0 ? found : searchPlaces(index, start) };
}

/** Spanish question about a text that names no single municipality. */
export function placeQuestion(text: string, { kind, options }: Exclude<Resolved, { kind: "one" }>): string {
  const typed = text.trim();
  if (kind === "several") {
    const departments = options.map(({ department }) => department);
    return `Hay «${typed}» en ${listed(departments, "y")}. Escríbelo con su departamento: ${municipalityText(options[0] as Municipality)}.`;
  }
  if (options.length === 0) return `No encontramos «${typed}». Revisa cómo se escribe el municipio.`;
  return `No encontramos «${typed}». ¿Es ${listed(options.slice(0, 3).map(municipalityText), "o")}?`;
}

function listed(texts: string[], last: "y" | "o"): string {
  if (texts.length < 2) return texts[0] ?? "";
  return `${texts.slice(0, -1).join(last === "o" ? "; " : ", ")} ${last} ${texts.at(-1)}`;
}

function isNamed({ names, department }: Entry, key: string): boolean {
  return names.some((name) => key === name || key === `${name} ${department}`);
}

function matches(entry: Entry, words: readonly string[], fits: (typed: string, word: string) => boolean) {
  let isNameTyped = false;
  return words.every((typed) => {
    if (entry.nameWords.some((word) => fits(typed, word))) {
      isNameTyped = true;
      return true;
    }
    return isNameTyped && entry.departmentWords.some((word) => fits(typed, word));
  });
}

const startsWith = (typed: string, word: string) => word.startsWith(typed);

/** Whether `typed` is the beginning of a word, with at most one letter wrong, missing, added or swapped with the next. */
function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < SHORTEST_WITH_ERROR) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const rest = typed.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === word[at + 1] && typed[at + 1] === word[at] && word.startsWith(typed.slice(at + 2), at + 2))
  );
}
