import { expect, test } from "vitest";
import { answerChat, reachableBy } from "./answer-link";

const person = { phone: "3001234567", email: "ana@example.com" };

test("answerChat opens with the text, when the number can take it", () => {
  expect(answerChat(person, "Hola & gracias")).toBe("https://wa.me/573001234567?text=Hola%20%26%20gracias");
  expect(answerChat({ phone: "6041234567" }, "Hola")).toBeNull();
});

test("reachableBy lists the channels that the sender gave, e-mail first", () => {
  expect(reachableBy(person)).toEqual(["correo", "whatsapp", "llamada"]);
  expect(reachableBy({ ...person, email: "" })).toEqual(["whatsapp", "llamada"]);
  expect(reachableBy({ phone: "6041234567", email: "" })).toEqual(["llamada"]);
});
