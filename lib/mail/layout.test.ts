import { expect, test } from "vitest";
import { SENDER } from "@/tests/factories/mails";
import { layOut } from "./layout";
import type { Letter } from "./types";

const letter: Letter = {
  subject: "Un <asunto>",
  title: "Un título",
  preview: "Lo que se ve en la lista",
  blocks: [{ type: "paragraph", words: "Cuerpo" }],
  reason: "Recibes este correo porque sí.",
};

test("a letter becomes html and text with the same words, in the store's frame", () => {
  const { subject, html, text } = layOut(letter, SENDER);
  expect(subject).toBe("Un <asunto>");
  for (const words of ["Un título", "Cuerpo", "Recibes este correo porque sí."]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain("<title>Un &lt;asunto&gt;</title>");
  expect(html).toContain("Lo que se ve en la lista");
  expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
  expect(html).toContain("&#9632;</span> Aventura Gamer");
  expect(html).not.toMatch(/<img|<script|https?:\/\/[^"]*\.(png|jpg|css)/);
});

test("the seller says who they are and who watches over them (Ley 1480, art. 50 a)", () => {
  const { html, text } = layOut(letter, SENDER);
  for (const part of [
    "Aventura Gamer S.A.S. · NIT 900.000.000-0",
    "Calle 37 Sur # 43A-10, Envigado, Antioquia",
    "604 000 0000",
    "hola@example.com",
    "https://www.sic.gov.co",
    "https://tienda.example.com",
  ]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
});

test("what the settings leave empty leaves no trace", () => {
  const { text } = layOut(letter, { ...SENDER, legalName: "", taxId: "", phone: "", email: "", address: "" });
  expect(text).toContain("Aventura Gamer\nEnvigado, Antioquia\nhttps://tienda.example.com");
  expect(text).not.toMatch(/NIT|· ·|^, /m);
});

test("a store's name cannot break the frame, and headers go along", () => {
  const mail = layOut(
    { ...letter, headers: { "List-Unsubscribe": "<https://x.co>" } },
    { ...SENDER, name: "<b>" },
  );
  expect(mail.html).not.toContain("<b>");
  expect(mail.headers).toEqual({ "List-Unsubscribe": "<https://x.co>" });
});
