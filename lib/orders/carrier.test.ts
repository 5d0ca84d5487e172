import { expect, test } from "vitest";
import { trackingUrl } from "./carrier";

test("a carrier is recognised in any spelling, and its URL has the number where supported", () => {
  expect(trackingUrl("Servientrega", "70 1&x")).toBe(
    "https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=70%201%26x",
  );
  expect(trackingUrl("Inter Rapidísimo", "99")).toBe("https://interrapidisimo.com/sigue-tu-envio/?guia=99");
  expect(trackingUrl("ENVÍA", "1")).toBe("https://envia.co/");
  expect(trackingUrl("Coordinadora", "1")).toContain("coordinadora.com/rastreo");
});

test.each([
  ["Mensajero propio", "1"],
  ["constructor", "1"],
  ["Servientrega", ""],
  [null, "1"],
])("there is no URL for %s %j", (carrier, number) => expect(trackingUrl(carrier, number)).toBeNull());
