import { expect, test } from "vitest";
import { lossReason } from "./reason";

test.each([
  ["held back: too many mails to this address today", "ya recibió muchos correos"],
  ["EENVELOPE 550 RCPT TO", "no aceptó esa dirección"],
  ["never settled", "No sabemos si salió"],
  ["ECONNECTION 6", "no respondió"],
])("%s", (reason, words) => expect(lossReason(reason)).toContain(words));
