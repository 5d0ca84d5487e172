import { expect, test } from "vitest";
import { layOut } from "@/lib/mail/layout";
import { SENDER, SHOP, SITE } from "@/tests/factories/mails";
import { emailChanged, passwordChanged } from "./account";

test("passwordChanged and emailChanged say what to do if it was someone else", () => {
  for (const letter of [passwordChanged(SITE, SHOP), emailChanged(SITE, SHOP)]) {
    const { text } = layOut(letter, SENDER);
    expect(text).toContain("Si no fuiste tú");
    expect(text).toContain("https://wa.me/573000000000?text=");
  }
  expect(layOut(passwordChanged(SITE, SHOP), SENDER).text).toContain(`Ir a mi cuenta: ${SITE}/auth`);
});
