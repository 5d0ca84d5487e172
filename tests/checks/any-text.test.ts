import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { rssOf } from "@/lib/blog/feed";
import { certificatePdf } from "@/lib/courses/certificate-pdf";
import { layOut } from "@/lib/mail/layout";
import type { Letter, Mail } from "@/lib/mail/types";
import { receiptPdf } from "@/lib/orders/receipt-pdf";
import { packingSlipsPdf } from "@/lib/orders/staff/packing-slip-pdf";
import { exitPdf } from "@/lib/repairs/papers/exit-pdf";
import { labelPdf } from "@/lib/repairs/papers/label-pdf";
import { receiptPdf as intakePdf } from "@/lib/repairs/papers/receipt-pdf";
import { SENDER } from "@/tests/factories/mails";
import { item, order } from "@/tests/factories/order-mails";
import { PAPER, SHOP } from "@/tests/factories/repair-papers";
import { pdfSheets } from "@/tests/support/pdf-text";
import { randomTexts } from "@/tests/support/random-text";

const SITE = "https://tienda.example";
const { text } = randomTexts(7);
const TEXTS = Array.from({ length: 40 }, text);
const some = (most: number) => text().slice(0, most);

const documents: Record<string, () => Promise<Buffer>> = {
  "receipt of an order": () =>
    receiptPdf(
      {
        ...order,
        customerName: some(120),
        customerPhone: some(30),
        shippingAddress: some(300),
        items: [item("product", { name: some(160) }), item("service", { name: some(160) })],
      },
      { ...SENDER, chargesVat: true, name: some(60), address: some(160) },
      Date.parse("2026-03-15T12:00:00Z"),
    ),
  "packing slip": () =>
    packingSlipsPdf(
      [
        {
          number: "a1b2c3d4",
          date: some(40),
          units: 1,
          isFetched: false,
          shipment: some(160),
          collect: "",
          recipient: { name: some(120), phone: some(30), address: some(300) },
          lines: [{ quantity: 1, name: some(160) }],
          hold: some(200),
          url: SITE,
        },
      ],
      SENDER,
    ),
  certificate: () =>
    certificatePdf(
      {
        code: "AG-W74D-FKF4-N300",
        minutes: 75,
        issuedAt: "2026-01-01",
        state: "vigente",
        name: some(80),
        skills: Array.from({ length: 8 }, () => some(200)),
        course: some(160),
      },
      { name: some(60), legalName: some(120), taxId: some(20) },
      SITE,
    ),
  ...Object.fromEntries(
    Object.entries({ "receipt of a repair": intakePdf, label: labelPdf, "exit of a repair": exitPdf }).map(
      ([name, draw]) => [
        name,
        () =>
          draw(
            {
              ...PAPER,
              customer: {
                name: some(120),
                document: some(40),
                address: some(300),
                phone: some(30),
                email: some(120),
              },
              device: { kind: "playstation", brand: some(60), model: some(80) },
              serial: some(80),
              accessories: some(300),
              condition: some(300),
              description: some(4000),
              technician: some(60),
              work: [some(160)],
              parts: [{ name: some(160), quantity: 1, amount: 1 }],
            },
            SHOP,
          ),
      ],
    ),
  ),
};

describe("any text", () => {
  test.each(Object.entries(documents))("in the %s gives a complete PDF", async (_, draw) => {
    for (let round = 0; round < 12; round++) {
      const pdf = await draw();
      const file = pdf.toString("latin1");
      expect(file.startsWith("%PDF-")).toBe(true);
      expect(file.trimEnd().endsWith("%%EOF")).toBe(true);
      const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1]);
      expect(file.slice(start, start + 4)).toBe("xref");
      expect(pdfSheets(pdf)).toBeGreaterThan(0);
    }
  });

  test("in the posts gives a feed that is valid XML", async () => {
    const posts = TEXTS.map((text, n) => ({
      id: String(n),
      slug: `entrada-${n}`,
      title: text,
      excerpt: text,
      category: "noticias" as const,
      cover: "/media/blog/a.webp",
      coverAlt: text,
      isFeatured: false,
      publishedAt: "2026-11-01T12:00:00Z",
      date: "",
      minutes: 3,
    }));
    const feed = rssOf(posts, { name: some(60), email: SENDER.email }, SITE);
    const { errors } = await validateXML({
      xml: { fileName: "rss.xml", contents: feed },
      normalization: "c14n",
    });
    expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
    expect(feed.match(/<item>/g)).toHaveLength(posts.length);
  });

  const letter = (text: string): Letter => ({
    subject: "Un asunto",
    title: text,
    preview: text,
    reason: [text, { label: text, href: SITE }],
    blocks: [
      [text, { label: text, href: SITE }],
      { type: "heading", text },
      { type: "facts", rows: [[text, text]] },
      { type: "bill", lines: [{ name: text, detail: text, amount: text }], sums: [[text, text]] },
      { type: "list", items: [text, [text]] },
      { type: "quote", text },
      { type: "button", link: { label: text, href: SITE } },
    ],
  });
  const tags = ({ html }: Mail) => (html.match(/<[/!a-z][^\s>]*/gi) ?? []).filter((tag) => tag !== "<br");

  test("in a mail is text, and nothing else of the mail changes", () => {
    const plain = tags(layOut(letter("x"), SENDER));
    for (const text of TEXTS) {
      const mail = layOut(letter(text), SENDER);
      expect(tags(mail), JSON.stringify(text).slice(0, 200)).toEqual(plain);
    }
  });
});
