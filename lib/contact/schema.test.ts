import { describe, expect, test } from "vitest";
import { sendMessageSchema } from "./schema";

const good = {
  name: " Ana Gómez ",
  phone: "+57 300 123 4567",
  email: "",
  kind: "consulta",
  service: "",
  message: "Mi consola no da video",
  privacy: "on",
};
const errors = (input: object) =>
  sendMessageSchema
    .safeParse({ ...good, ...input })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a form becomes a message", () => {
  expect(
    sendMessageSchema.parse({
      ...good,
      email: " Ana@Example.com ",
      service: "control",
      message: "Uno\r\ny dos veces",
    }),
  ).toEqual({
    ...good,
    name: "Ana Gómez",
    phone: "3001234567",
    email: "ana@example.com",
    service: "control",
    message: "Uno\ny dos veces",
    sitio: "",
    token: "",
  });
  expect(sendMessageSchema.parse(good).service).toBeNull();
  expect(sendMessageSchema.parse({ ...good, phone: "(604) 123-4567" }).phone).toBe("6041234567");
});

describe("refusals have the text that the visitor reads", () => {
  test.each([
    [{ name: " " }, "name: Escribe tu nombre."],
    [{ phone: "12345" }, "phone: Escribe un teléfono válido, como 300 123 4567."],
    [{ phone: "llámenme" }, "phone: Escribe un teléfono válido, como 300 123 4567."],
    [{ email: "no es un correo" }, "email: Escribe un correo válido, como nombre@correo.com."],
    [{ service: "naves" }, "service: Elige un servicio de la lista."],
    [{ kind: "amenaza" }, "kind: Elige qué quieres contarnos."],
    [{ message: "hola" }, "message: Cuéntanos un poco más: al menos 10 letras."],
    [{ message: "x".repeat(3001) }, "message: Tu mensaje es muy largo: máximo 3.000 letras."],
    [{ privacy: undefined }, "privacy: Autoriza el tratamiento de tus datos para poder responderte."],
  ])("%j", (input, error) => {
    expect(errors(input)).toEqual([error]);
  });
});
