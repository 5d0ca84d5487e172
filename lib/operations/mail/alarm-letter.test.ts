import { expect, test } from "vitest";
import { ALARM_KINDS } from "../alarm-rules";
import { alarmText } from "../labels";
import { alarmLetter } from "./alarm-letter";

const LOST = { kind: "mails_lost", host: "", detail: { count: 2 } };
const FULL = { kind: "disk_full", host: "sitio-1", detail: { percent: 93 } };

test("a single alarm is the subject; several are counted and each has its text", () => {
  expect(alarmLetter([LOST], "https://tienda.co").subject).toBe("Alarma: 2 correos no salieron");
  const both = alarmLetter([LOST, FULL], "https://tienda.co");
  expect(both.subject).toBe("Alarma: 2 alarmas del sitio");
  const text = JSON.stringify(both.blocks);
  expect(text).toContain("El disco de sitio-1 está al 93 %");
  expect(text).toContain("https://tienda.co/admin/correos");
});

test("every alarm has its own text", () => {
  const titles = ALARM_KINDS.map((kind) => alarmText({ kind, host: "sitio-1", detail: { count: 1 } }).title);
  expect(new Set(titles).size).toBe(ALARM_KINDS.length);
  expect(titles.join()).not.toContain("sin nombre");
});
