import { expect, test } from "vitest";
import { plainBlock, plainWords } from "./plain";

test("plainWords tells the address of a link, and only once when the label is the address", () => {
  expect(plainWords(["Mira ", { label: "tu pedido", href: "https://x.co/p" }, "."])).toBe(
    "Mira tu pedido (https://x.co/p).",
  );
  expect(plainWords([{ label: "a@b.co", href: "mailto:a@b.co" }])).toBe("a@b.co");
  expect(plainWords([{ label: "www.sic.gov.co", href: "https://www.sic.gov.co" }])).toBe(
    "https://www.sic.gov.co",
  );
});

test.each([
  [{ type: "heading", text: "Hola" }, "Hola\n----"],
  [
    {
      type: "facts",
      rows: [
        ["Número", "1"],
        ["Fecha", "hoy"],
      ],
    },
    "Número: 1\nFecha: hoy",
  ],
  [
    { type: "bill", lines: [{ name: "Control", detail: "2 x $5", amount: "$10" }], sums: [["Total", "$10"]] },
    "- Control: 2 x $5 = $10\nTotal: $10",
  ],
  [{ type: "list", items: ["uno", "dos"] }, "- uno\n- dos"],
  [{ type: "quote", text: "uno\ndos" }, "> uno\n> dos"],
  [{ type: "button", link: { label: "Ver", href: "https://x.co" } }, "Ver: https://x.co"],
] as const)("plainBlock of %j", (block, text) => expect(plainBlock(block)).toBe(text));
