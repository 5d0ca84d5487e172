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
};

const answers = (faqs: ReturnType<typeof homeFaqs>) => faqs.map((faq) => faq.answer).join("\n");

test("place, hours and phone come from the settings", () => {
  expect(answers(homeFaqs(settings))).toContain("Calle 1 # 2-3, Envigado, Antioquia");
  expect(answers(homeFaqs({ ...settings, address: "" }))).toContain("Estamos en Envigado, Antioquia");
  expect(answers(contactFaqs({ ...settings, opensAt: "10:00" }))).toContain("de 10:00 a 19:00");
  expect(answers(contactFaqs(settings))).toContain(
    "el área metropolitana. Envío gratis a todo el país. Al resto",
  );
});

test("both say that the shop is closed on holidays", () => {
  for (const faqs of [homeFaqs(settings), contactFaqs(settings)])
    expect(answers(faqs)).toContain("de lunes a sábado de 9:00 a 19:00, menos festivos");
});

test.each([
  [{}, "página del servicio, escríbenos por WhatsApp o llámanos al 300 000 0000. También"],
  [{ whatsapp: "" }, "página del servicio o llámanos al 300 000 0000. También"],
  [{ phone: "" }, "página del servicio o escríbenos por WhatsApp. También"],
  [{ phone: "", whatsapp: "" }, "página del servicio. También"],
])("a service is requested in the ways that there are: %o", (changes, words) => {
  expect(answers(homeFaqs({ ...settings, ...changes }))).toContain(words);
});
