import { isText } from "./plain";
import type { BillLine, Block, InlineText, Link } from "./types";

/** Contrast of at least 6 on white. */
export const INK = "#12141f";
export const QUIET = "#4a5066";
export const ACCENT = "#4338ca";
export const LINE = "#d9dce8";

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

function anchor({ label, href }: Link, style: string): string {
  return `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;
}

/** Escaped text with links. */
export function htmlText(text: InlineText): string {
  const parts = typeof text === "string" ? [text] : text;
  return parts
    .map((part) =>
      typeof part === "string"
        ? escapeHtml(part)
        : anchor(part, `color:${ACCENT};text-decoration:underline;font-weight:600;`),
    )
    .join("");
}

const SHEET = `width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 20px;"`;
const CELL = `padding:10px 0;border-bottom:1px solid ${LINE};vertical-align:top;`;

function facts(rows: readonly (readonly [string, string])[]): string {
  const body = rows
    .map(
      ([label, value]) =>
        `<tr><td style="${CELL}padding-right:16px;color:${QUIET};font-size:14px;">${escapeHtml(label)}</td>` +
        `<td style="${CELL}text-align:right;font-weight:600;">${escapeHtml(value)}</td></tr>`,
    )
    .join("");
  return `<table role="presentation" ${SHEET}>${body}</table>`;
}

function bill(lines: readonly BillLine[], sums: readonly (readonly [string, string])[]): string {
  const rows = lines.map(
    ({ name, detail, amount }) =>
      `<tr><td style="${CELL}padding-right:16px;"><strong>${escapeHtml(name)}</strong><br>` +
      `<span style="color:${QUIET};font-size:14px;">${escapeHtml(detail)}</span></td>` +
      `<td style="${CELL}text-align:right;white-space:nowrap;">${escapeHtml(amount)}</td></tr>`,
  );
  const totals = sums.map(([label, value], index) => {
    const size = index === sums.length - 1 ? "font-size:18px;font-weight:700;" : "";
    return (
      `<tr><td style="padding:10px 16px 0 0;${size}">${escapeHtml(label)}</td>` +
      `<td style="padding:10px 0 0;text-align:right;white-space:nowrap;${size}">${escapeHtml(value)}</td></tr>`
    );
  });
  return `<table role="presentation" ${SHEET}>${[...rows, ...totals].join("")}</table>`;
}

/** Renders one block as HTML for mail clients: tables and inline styles only. */
export function htmlBlock(block: Block): string {
  if (isText(block)) return `<p style="margin:0 0 18px;">${htmlText(block)}</p>`;
  switch (block.type) {
    case "heading":
      return `<h2 style="margin:28px 0 10px;font-size:18px;line-height:1.3;color:${INK};">${escapeHtml(block.text)}</h2>`;
    case "facts":
      return facts(block.rows);
    case "bill":
      return bill(block.lines, block.sums);
    case "list":
      return `<ul style="margin:0 0 18px;padding:0 0 0 20px;">${block.items
        .map((item) => `<li style="margin:0 0 8px;">${htmlText(item)}</li>`)
        .join("")}</ul>`;
    case "quote":
      return `<blockquote style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${LINE};color:${QUIET};white-space:pre-line;overflow-wrap:anywhere;">${escapeHtml(block.text)}</blockquote>`;
    case "button":
      return `<p style="margin:24px 0;">${anchor(
        block.link,
        `display:inline-block;background-color:${ACCENT};color:#ffffff;text-decoration:none;font-weight:700;padding:14px 26px;border-radius:10px;`,
      )}</p>`;
  }
}
