import { expect, test } from "vitest";
import { addressBlock, visitorAddress } from "./visitor-address";

const SOCKET = "10.0.0.9";

test.each<[string, string | undefined, number, string]>([
  ["nothing in front: the connection, whatever is told", "1.1.1.1, 2.2.2.2", 0, SOCKET],
  ["nothing in front and nothing told", undefined, 0, SOCKET],
  ["one proxy: what it added", "1.1.1.1, 2.2.2.2", 1, "2.2.2.2"],
  ["one proxy, no forgery", "2.2.2.2", 1, "2.2.2.2"],
  ["two proxies: what the outer one added", "1.1.1.1, 2.2.2.2, 3.3.3.3", 2, "2.2.2.2"],
  ["two proxies, called without them: as far back as it goes", undefined, 2, SOCKET],
  ["words are no addresses", "unknown, <script>, 2.2.2.2", 1, "2.2.2.2"],
  ["a proxy that adds the port", "1.1.1.1, 2.2.2.2:50432", 1, "2.2.2.2"],
  ["IPv6 in brackets", "[2001:db8::7]:443", 1, "2001:db8::7"],
  ["IPv4 inside IPv6", "::ffff:2.2.2.2", 1, "2.2.2.2"],
])("%s", (_, forwarded, hops, address) => {
  expect(visitorAddress(forwarded, SOCKET, hops)).toBe(address);
});

test("a connection without an address is nobody", () => {
  expect(visitorAddress(undefined, undefined, 0)).toBe("");
});

test("one subscriber of IPv6 is one place, however many addresses they use", () => {
  expect(addressBlock("2001:db8:1:2:aaaa::1")).toBe(addressBlock("2001:db8:1:2::ffff"));
  expect(addressBlock("2001:db8:1:3::1")).not.toBe(addressBlock("2001:db8:1:2::1"));
  expect(addressBlock("190.0.0.1")).toBe("190.0.0.1");
});
