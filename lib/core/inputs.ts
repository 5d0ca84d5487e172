import { z } from "zod";

/** A checkbox: an unticked one is missing from the form data. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** Text of several lines. Forms submit "\r\n" for each line break, which would count as two characters. */
export const lines = z.string().transform((text) => text.replaceAll("\r\n", "\n").trim());

const LINK_TOKEN = /^[0-9a-f]{48}$/;

/** The random token of a link. */
export const linkToken = (wrong: string) => z.string().regex(LINK_TOKEN, wrong);

export function isLinkToken(text: string | undefined): text is string {
  return text !== undefined && LINK_TOKEN.test(text);
}
