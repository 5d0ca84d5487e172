import { badRequest } from "./errors.ts";

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Parses a JSON object body; an empty one counts as {}. */
export function parseJsonObject(text: string): Json {
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(1, "Params Error: the body is not valid JSON");
  }
  if (!isObject(value)) throw badRequest(1, "Params Error: the body must be a JSON object");
  return value;
}

export const asText = (value: unknown): string | null => {
  if (typeof value === "string") return value.trim() === "" ? null : value.trim();
  return typeof value === "number" ? String(value) : null;
};
