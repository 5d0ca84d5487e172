import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import { confirmLetter, postLetter, welcomeLetter } from "./newsletter";

/** RFC 8058: both headers, the address in angle brackets. */
const ONE_CLICK = {
  "List-Unsubscribe": `<${SITE}/api/newsletter/baja/salir>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
};

test("confirmLetter leads to the button of the second step and says what happens without it", () => {
  const { text, headers } = layOut(confirmLetter({ confirm: "si", leave: "salir" }, SITE), SENDER);
  expect(text).toContain(`Confirmar suscripción: ${SITE}/boletin/confirmar/si`);
  expect(text).toContain("sin esa confirmación no te escribimos");
  expect(headers).toEqual(ONE_CLICK);
});

test("welcomeLetter says how to leave, for people and for mail programs", () => {
  const { text, html, headers } = layOut(welcomeLetter({ leave: "salir" }, SITE), SENDER);
  expect(text).toContain(`Darme de baja (${SITE}/boletin/baja/salir)`);
  expect(html).toContain(`href="${SITE}/boletin/baja/salir"`);
  expect(headers).toEqual(ONE_CLICK);
});

test("postLetter leads to the post and says how to leave", () => {
  const post = { slug: "una-guia", title: "Una guía", excerpt: "De qué va." };
  const { subject, text, headers } = layOut(postLetter(post, { leave: "salir" }, SITE), SENDER);
  expect(subject).toBe("Una guía");
  expect(text).toContain("De qué va.");
  expect(text).toContain(`Leer el artículo: ${SITE}/blog/una-guia`);
  expect(text).toContain(`Darme de baja (${SITE}/boletin/baja/salir)`);
  expect(headers).toEqual(ONE_CLICK);
});
