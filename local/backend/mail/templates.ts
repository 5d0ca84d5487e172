import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export type TemplateName =
  | "invite"
  | "confirmation"
  | "recovery"
  | "magic_link"
  | "email_change"
  | "reauthentication";

export interface Template {
  subject: string;
  html: string;
}

export type Variables = Record<string, string | Record<string, unknown>>;

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The mail templates that supabase/config.toml declares. */
export async function loadTemplates(): Promise<Record<TemplateName, Template>> {
  const config = await readFile(path.join(ROOT, "supabase/config.toml"), "utf8");
  const sections = config.split(/^\[/m).flatMap((section) => {
    const name = /^auth\.email\.template\.(\w+)\]/.exec(section)?.[1];
    const subject = /^subject = "(.*)"$/m.exec(section)?.[1];
    const file = /^content_path = "(.*)"$/m.exec(section)?.[1];
    return name && subject && file ? [{ name, subject, file }] : [];
  });
  const loaded = sections.map(async ({ name, subject, file }) => {
    return [name, { subject, html: await readFile(path.join(ROOT, file), "utf8") }] as const;
  });
  return Object.fromEntries(await Promise.all(loaded)) as Record<TemplateName, Template>;
}

/** Seconds between two mails to one person, from supabase/config.toml. */
export async function configuredMailPause(): Promise<number> {
  const config = await readFile(path.join(ROOT, "supabase/config.toml"), "utf8");
  const seconds = /^max_frequency = "(\d+)s"$/m.exec(config)?.[1];
  if (!seconds) throw new Error("supabase/config.toml says no max_frequency in seconds");
  return Number(seconds);
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&#34;",
  "'": "&#39;",
};
export const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function lookUp(variables: Variables, name: string, field?: string): string {
  const value = variables[name];
  if (field === undefined) return typeof value === "string" ? value : "";
  return typeof value === "object" ? String(value[field] ?? "") : "";
}

/** Renders `{{ .Name }}` like Go's html/template: URL-encoded in a query, HTML-escaped elsewhere. */
export function fillHtml(template: string, variables: Variables): string {
  return template.replace(
    /\{\{\s*\.(\w+)(?:\.(\w+))?\s*\}\}/g,
    (_, name: string, field: string | undefined, at: number) => {
      const value = lookUp(variables, name, field);
      const href = /href="([^"]*)$/.exec(template.slice(0, at))?.[1];
      return href?.includes("?") ? encodeURIComponent(value) : escapeHtml(value);
    },
  );
}

/** Renders a subject as plain text. */
export function fillText(template: string, variables: Variables): string {
  return template.replace(/\{\{\s*\.(\w+)(?:\.(\w+))?\s*\}\}/g, (_, name: string, field?: string) =>
    lookUp(variables, name, field),
  );
}

/** Plain-text version of a mail: text, with each link's URL after its label. */
export function toText(html: string): string {
  return html
    .replace(/<(style|head|title)[\s\S]*?<\/\1>/g, "")
    .replace(
      /<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g,
      (_, href: string, label: string) => `${label.trim()}: ${href}`,
    )
    .replace(/<\/(p|h1|h2|tr|div)>/g, "\n")
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#34;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;|&#847;|&zwnj;/g, " ")
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

/** The distinct URLs of a mail, in order. */
export function linksOf(html: string): string[] {
  const found = [...html.matchAll(/href="([^"]+)"/g)].map((match) => (match[1] ?? "").replace(/&amp;/g, "&"));
  return [...new Set(found)];
}
