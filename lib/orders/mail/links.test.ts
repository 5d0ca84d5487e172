import { expect, test } from "vitest";
import { SHOP, SITE } from "@/tests/factories/mails";
import { chatLink, orderButton } from "./links";

test("orderButton opens the order's own page", () => {
  expect(orderButton({ token: "llave" }, SITE)).toEqual({
    type: "button",
    link: { label: "Ver mi pedido", href: `${SITE}/pedido/llave` },
  });
});

test("chatLink opens a chat with the shop that names the order", () => {
  expect(chatLink({ id: "1b2c3d4e-0000-4000-8000-000000000000" }, { shop: SHOP, siteUrl: SITE })).toEqual({
    label: "escríbenos por WhatsApp",
    href: "https://wa.me/573000000000?text=Hola%2C%20les%20escribo%20por%20mi%20pedido%201b2c3d4e.",
  });
});
