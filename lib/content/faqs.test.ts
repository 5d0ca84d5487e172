import { expect, test } from "vitest";
import { contactFaqs, homeFaqs } from "./faqs";

const settings = {
  address: "Calle 1 # 2-3",
  city: "Envigado",
  region: "Antioquia",
  opensAt: "09:00",
  closesAt: "19:00",
  phone: "300 000 0000",
  whatsapp: "573000000000",
  freeShippingText: "Envío gratis a todo el país",
  deliveryDays: { "05": [1, 3] } as const,
};

test.each([
  [homeFaqs, {}, "Calle 1 # 2-3, Envigado, Antioquia"],
  [homeFaqs, { address: "" }, "Estamos en Envigado, Antioquia"],
  [homeFaqs, {}, "de lunes a sábado de 9:00 a 19:00, menos festivos"],
  [contactFaqs, { opensAt: "10:00" }, "de lunes a sábado de 10:00 a 19:00, menos festivos"],
  [homeFaqs, {}, "página del servicio, escríbenos por WhatsApp o llámanos al 300 000 0000. También"],
  [homeFaqs, { whatsapp: "" }, "página del servicio o llámanos al 300 000 0000. También"],
  [homeFaqs, { phone: "" }, "página del servicio o escríbenos por WhatsApp. También"],
  [homeFaqs, { phone: "", whatsapp: "" }, "página del servicio. También"],
])("%o with %o: place, hours and channels are those of the settings", (faqs, changes, expected) => {
  expect(faqs({ ...settings, ...changes }).map(({ answer }) => answer)).toContainEqual(
    expect.stringContaining(expected),
  );
});
