import { expect, test } from "vitest";
import { SENDER } from "@/tests/factories/mails";
import { layOut } from "./layout";
import type { Letter } from "./types";

const letter: Letter = {
  subject: "Un <asunto>",
  title: "Un título",
  preview: "Lo que se ve en la lista",
  blocks: ["Cuerpo"],
  reason: "Recibes este correo porque sí.",
};

test("a letter is rendered as HTML and plain text with the same content, in the store's layout", () => {
  const { subject, html, text } = layOut(letter, SENDER);
  expect(subject).toBe("Un <asunto>");
  for (const part of ["Un título", "Cuerpo", "Recibes este correo porque sí."]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(html).toContain("<title>Un &lt;asunto&gt;</title>");
  expect(html).toContain("Lo que se ve en la lista");
  expect(html).toMatch(/^<!doctype html>\n<html lang="es">/);
  expect(html).toContain("&#9632;</span> Aventura Gamer");
  expect(html).not.toMatch(/<img|<script|https?:\/\/[^"]*\.(png|jpg|css)/);
});

test("the footer has the seller's identity and the supervising authority (Ley 1480, art. 50 a)", () => {
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

test("empty settings are left out", () => {
  const { text } = layOut(letter, { ...SENDER, legalName: "", taxId: "", phone: "", email: "", address: "" });
  expect(text).toContain("Aventura Gamer\nEnvigado, Antioquia\nhttps://tienda.example.com");
  expect(text).not.toMatch(/NIT|· ·|^, /m);
});

test("the store's name is escaped, and headers are passed on", () => {
  const mail = layOut(
    { ...letter, headers: { "List-Unsubscribe": "<https://x.co>" } },
    { ...SENDER, name: "<b>" },
  );
  expect(mail.html).not.toContain("<b>");
  expect(mail.headers).toEqual({ "List-Unsubscribe": "<https://x.co>" });
});
