import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SITE } from "@/tests/factories/mails";
import { confirmLetter, postLetter, welcomeLetter } from "./newsletter";

const LEAVE = `${SITE}/boletin/baja/salir`;
const POST = { slug: "una-guia", title: "Una guía", excerpt: "De qué va." };

test.each([
  ["confirmLetter", confirmLetter({ confirm: "si", leave: "salir" }, SITE), `${SITE}/boletin/confirmar/si`],
  ["welcomeLetter", welcomeLetter({ leave: "salir" }, SITE), LEAVE],
  ["postLetter", postLetter(POST, { leave: "salir" }, SITE), `${SITE}/blog/una-guia`],
])("%s has its link, and the unsubscribe link and headers", (name, letter, address) => {
  const { text, headers } = layOut(letter, SENDER);
  expect(text).toContain(address);
  expect(text).toContain(name === "confirmLetter" ? "sin esa confirmación no te escribimos" : LEAVE);
  // RFC 8058: both headers, the address in angle brackets.
  expect(headers).toEqual({
    "List-Unsubscribe": `<${SITE}/api/newsletter/baja/salir>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});
