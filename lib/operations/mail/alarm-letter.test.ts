import { expect, test } from "vitest";
import { ALARM_KINDS } from "../alarm-rules";
import { alarmWords } from "../labels";
import { alarmLetter } from "./alarm-letter";

const LOST = { kind: "mails_lost", host: "", detail: { count: 2 } };
const FULL = { kind: "disk_full", host: "sitio-1", detail: { percent: 93 } };

test("one alarm is the subject, several are counted and each has its own words", () => {
  expect(alarmLetter([LOST], "https://tienda.co").subject).toBe("Alarma: 2 correos no salieron");
  const both = alarmLetter([LOST, FULL], "https://tienda.co");
  expect(both.subject).toBe("Alarma: 2 alarmas del sitio");
  const text = JSON.stringify(both.blocks);
  expect(text).toContain("El disco de sitio-1 está al 93 %");
  expect(text).toContain("https://tienda.co/admin/correos");
});

test("late mails are told by the oldest one's time, without a number", () =>
  expect(alarmWords({ kind: "mails_late", host: "", detail: { minutes: 20 } }).title).toBe(
    "Hay correos atrasados: el primero espera hace 20 minutos",
  ));

test("a job that fails is told with how often, and where to look", () => {
  const { title, todo } = alarmWords({ kind: "reconcile_failing", host: "", detail: { runs: 5 } });
  expect(title).toBe("La conciliación de pagos falló 5 veces seguidas");
  expect(todo).toContain("credenciales");
  expect(todo).toContain("reconcile.failed");
});

test.each(ALARM_KINDS)("%s has words of its own", (kind) => {
  const { title, todo, path } = alarmWords({ kind, host: "sitio-1", detail: { count: 1 } });
  expect(title).not.toContain("sin nombre");
  expect(todo).toMatch(/\.$/);
  expect(path).toMatch(/^\/admin\//);
});
