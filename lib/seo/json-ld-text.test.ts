import { expect, test } from "vitest";
import { jsonLdText } from "./json-ld-text";

test("a text with a closing tag stays inside the script", () => {
  const data = { name: "</script><script>alert(1)</script>" };
  const text = jsonLdText(data);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
