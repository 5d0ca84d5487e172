import { expect, test } from "vitest";
import { plainText } from "./plain";

test("plainText adds a link's URL unless the label is the URL", () => {
  expect(plainText(["Mira ", { label: "tu pedido", href: "https://x.co/p" }, "."])).toBe(
    "Mira tu pedido (https://x.co/p).",
  );
  expect(plainText([{ label: "a@b.co", href: "mailto:a@b.co" }])).toBe("a@b.co");
  expect(plainText([{ label: "www.sic.gov.co", href: "https://www.sic.gov.co" }])).toBe(
    "https://www.sic.gov.co",
  );
});
