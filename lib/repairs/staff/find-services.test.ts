import { expect, test } from "vitest";
import { findServices } from "./find-services";

const services = ["Reparación de joystick (drift)", "Cambio de puerto HDMI", "Limpieza de consola"].map(
  (name) => ({ id: name, name, price: 65_000 }),
);
const names = (query: string) => findServices(services, query).map(({ name }) => name);

test("finds by words in any order, without accents or capitals", () => {
  expect(names("DRIFT reparacion")).toEqual(["Reparación de joystick (drift)"]);
  expect(names("puerto")).toEqual(["Cambio de puerto HDMI"]);
  expect(names("hdmi drift")).toEqual([]);
});
