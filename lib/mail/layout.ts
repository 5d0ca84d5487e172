import { ACCENT, escapeHtml, htmlBlock, htmlText, INK, LINE, QUIET } from "./html";
import { plainBlock, plainText } from "./plain";
import type { InlineText, Letter, Mail, Sender } from "./types";

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const SIC = { label: "www.sic.gov.co", href: "https://www.sic.gov.co" };

/** The seller's identity, address and supervising authority, line by line. */
function identity(sender: Sender): InlineText[] {
  const { name, legalName, taxId, address, city, region, phone, email, siteUrl } = sender;
  const lines: InlineText[] = [
    [legalName || name, taxId && `NIT ${taxId}`].filter(Boolean).join(" · "),
    [address, city, region].filter(Boolean).join(", "),
  ];
  lines.push([
    ...(phone ? [`${phone} · `] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }, " · "] : []),
    { label: siteUrl.replace(/^https?:\/\//, ""), href: siteUrl },
  ]);
  lines.push(["Te protege la Superintendencia de Industria y Comercio: ", SIC]);
  return lines.filter((line) => line !== "");
}

/** The HTML of a mail with the shop's name above and lines in small type below. */
export function mailHtml(
  letter: Pick<Letter, "subject" | "title" | "preview" | "blocks">,
  name: string,
  lines: readonly InlineText[],
): string {
  const footer = lines.map(htmlText).join("<br>");
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f3f4f9;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f3f4f9;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;">
<tr><td style="padding:0 8px 16px;${FONT}font-size:18px;font-weight:700;letter-spacing:1px;color:${INK};"><span style="color:${ACCENT};">&#9632;</span> ${escapeHtml(name)}</td></tr>
<tr><td style="background-color:#ffffff;border:1px solid ${LINE};border-radius:14px;padding:32px 24px;${FONT}font-size:16px;line-height:1.6;color:${INK};overflow-wrap:anywhere;">
<h1 style="margin:0 0 16px;font-size:25px;line-height:1.25;color:${INK};">${escapeHtml(letter.title)}</h1>
${letter.blocks.map(htmlBlock).join("\n")}
</td></tr>
<tr><td style="padding:18px 8px 0;${FONT}font-size:13px;line-height:1.6;color:${QUIET};">${footer}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Renders a mail in the store's layout, as HTML and plain text; every value is escaped. */
export function layOut(letter: Letter, sender: Sender): Mail {
  const { subject, title, blocks, reason, headers } = letter;
  const text = [
    title,
    ...blocks.map(plainBlock),
    "--",
    [reason, ...identity(sender)].map(plainText).join("\n"),
  ];
  return {
    subject,
    html: mailHtml(letter, sender.name, [reason, ...identity(sender)]),
    text: `${text.join("\n\n")}\n`,
    ...(headers && { headers }),
  };
}
