import { expect, test } from "vitest";
import { SITE } from "@/tests/factories/mails";
import { shopChat } from "./chat-link";

test("a chat with the shop, or its contact page while it has no number", () => {
  expect(shopChat("573000000000", SITE, "Hola")).toEqual({
    label: "escríbenos por WhatsApp",
    href: "https://wa.me/573000000000?text=Hola",
  });
  expect(shopChat("", SITE, "Hola", "Avísanos por WhatsApp")).toEqual({
    label: "Avísanos",
    href: `${SITE}/contacto`,
  });
});
