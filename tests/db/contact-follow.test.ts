import { expect, test } from "vitest";
import { submitMessage } from "../factories/contact.ts";
import { testDatabase, type Who } from "../support/database.ts";
import { answerAs } from "../support/queries.ts";

const db = await testDatabase();

const find = (number: string, contact: string, who: Who = "service_role") =>
  answerAs<string | null>(db, who)`select public.find_contact_link(${number}, ${contact})`;

test("a message is found by its number with its phone or its e-mail", async () => {
  const { number, token } = await submitMessage(db, { phone: "3125550001", email: "ana@example.com" });
  expect(await find(number, "3125550001")).toBe(token);
  expect(await find(` ${number.toLowerCase()} `, " Ana@Example.com ")).toBe(token);
});

test("nothing less opens it: another's phone, half a phone, no contact, another number", async () => {
  const mine = await submitMessage(db, { phone: "3125550002" });
  const other = await submitMessage(db, { phone: "3125550003", email: "otra@example.com" });
  for (const [number, contact] of [
    [mine.number, "3125550003"],
    [mine.number, "312555000"],
    [mine.number, "312555000%"],
    // It was sent without an e-mail: an empty one must not match that.
    [mine.number, ""],
    [mine.number, "   "],
    [other.number, "3125550002"],
    ["PQR-2020-999999", "3125550002"],
  ])
    expect(await find(number!, contact!), `${number} ${contact}`).toBeNull();
});

test("spam is not found", async () => {
  const { number } = await submitMessage(db, { phone: "3125550004", spam: true });
  expect(await find(number, "3125550004")).toBeNull();
});
