import { expect, test } from "vitest";
import { formatStorePhone, isSocialUrl, isStorePhone, isTrackingUrl, parseDecimal } from "./parts";

test("a phone of the store is a Colombian mobile or landline", () => {
  for (const phone of ["300 123 4567", "+57 604 123 4567", "(601) 123-4567", "573001234567"])
    expect(isStorePhone(phone)).toBe(true);
  for (const phone of ["123", "609 123 4567", "400 123 4567", "llámame al 3001234567", "+1 300 123 4567"])
    expect(isStorePhone(phone)).toBe(false);
  expect(formatStorePhone("6041234567")).toBe("+57 604 123 4567");
  expect(formatStorePhone("")).toBe("");
});

test("decimals have a comma or a point", () => {
  expect([parseDecimal("4,8"), parseDecimal(" -75.58 "), parseDecimal("5")]).toEqual([4.8, -75.58, 5]);
  for (const text of ["", "1.000,5", "4,", "cinco", "1e5"]) expect(parseDecimal(text)).toBeNaN();
});

test("a link is https and on its own site", () => {
  const hosts = ["www.instagram.com", "instagram.com"];
  expect(isSocialUrl("https://www.instagram.com/aventura", hosts)).toBe(true);
  for (const url of [
    "http://www.instagram.com/aventura",
    "https://instagram.com.evil.example/a",
    "https://instagram.com@evil.example/",
    "https://evil.example/?instagram.com",
    "https://instagram.com:8443/",
    "javascript:alert(1)",
    "https://www.instagram.com/a b",
    "instagram.com/aventura",
  ])
    expect(isSocialUrl(url, hosts)).toBe(false);
});

test("a tracking address is https, and the number is not in its host", () => {
  for (const url of ["https://carrier.example/?guia={guia}", "https://www.carrier.com.co/{guia}/rastreo"])
    expect(isTrackingUrl(url)).toBe(true);
  for (const url of [
    "http://carrier.example/?guia={guia}",
    "https://{guia}.example/",
    "https://user:clave@carrier.example/",
    "https://carrier/",
    "javascript:alert('{guia}')",
    "https://carrier.example/ {guia}",
    "carrier.example",
  ])
    expect(isTrackingUrl(url)).toBe(false);
});
