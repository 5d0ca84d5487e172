import { expect, test } from "vitest";
import { quickReplies } from "./quick-replies";

const asked = { name: " Ana María Gómez", number: "PQR-2026-000001", service: "consola" as const };
const labels = (replies: { label: string }[]) => replies.map(({ label }) => label);

test("each greets by the first name and says the number", () => {
  const replies = quickReplies({ ...asked, kind: "consulta" });
  expect(replies.length).toBeGreaterThan(3);
  for (const { text } of replies)
    expect(text).toMatch(/^Hola, Ana\. Te escribimos por tu mensaje PQR-2026-000001\. /);
});

test("they fit what was asked", () => {
  expect(labels(quickReplies({ ...asked, kind: "consulta" }))[0]).toBe("Diagnóstico gratis");
  expect(labels(quickReplies({ ...asked, kind: "reclamo" }))[0]).toBe("Recibimos tu caso");
  expect(labels(quickReplies({ ...asked, kind: "sugerencia", service: null }))[0]).toBe("Pedir más datos");
});
