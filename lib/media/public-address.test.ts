import { expect, test } from "vitest";
import { isOwnImage, isPublicIp, parseWebAddress } from "./public-address";

test.each([
  "127.0.0.1",
  "127.8.9.1",
  "0.0.0.0",
  "10.0.0.7",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "fe80::1",
  "fd00:ec2::254",
  "ff02::1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "no-es-una-ip",
])("%s is not public", (address) => expect(isPublicIp(address)).toBe(false));

test.each(["8.8.8.8", "190.85.1.1", "2800:3f0:4005:40c::200e", "::ffff:8.8.8.8"])("%s is public", (address) =>
  expect(isPublicIp(address)).toBe(true),
);

test("only plain http(s) URLs are accepted", () => {
  expect(parseWebAddress("https://ejemplo.com/foto.jpg")?.hostname).toBe("ejemplo.com");
  for (const text of [
    "file:///etc/passwd",
    "ftp://ejemplo.com/a.jpg",
    "data:image/png;base64,AA",
    "foto.jpg",
    "",
  ])
    expect(parseWebAddress(text)).toBeNull();
  expect(parseWebAddress("https://yo:clave@ejemplo.com/a.jpg")).toBeNull();
});

test("our own pictures are recognised by their path", () => {
  expect(isOwnImage("/media/productos/ab12.webp")).toBe(true);
  for (const text of [
    "/media/../api/me",
    "/media/a.svg",
    "//malo.co/media/a.webp",
    "https://x.co/media/a.webp",
  ])
    expect(isOwnImage(text)).toBe(false);
});
