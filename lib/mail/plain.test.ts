import { expect, test } from "vitest";
import { plainWords } from "./plain";

test("plainWords tells the address of a link, and only once when the label is the address", () => {
  expect(plainWords(["Mira ", { label: "tu pedido", href: "https://x.co/p" }, "."])).toBe(
    "Mira tu pedido (https://x.co/p).",
  );
  expect(plainWords([{ label: "a@b.co", href: "mailto:a@b.co" }])).toBe("a@b.co");
  expect(plainWords([{ label: "www.sic.gov.co", href: "https://www.sic.gov.co" }])).toBe(
    "https://www.sic.gov.co",
  );
});
