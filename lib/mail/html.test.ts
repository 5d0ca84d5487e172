import { expect, test } from "vitest";
import { escapeHtml, htmlText } from "./html";

const EVIL = `<img src=x onerror="alert('1')"> & co`;

test("escapeHtml escapes everything that opens a tag, an entity or an attribute", () => {
  expect(escapeHtml(EVIL)).toBe("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co");
});

test("htmlText renders links, with label and URL escaped", () => {
  const html = htmlText(["Mira ", { label: "<b>aquí</b>", href: 'https://x.co/?a=1&b="' }, " ya"]);
  expect(html).toMatch(
    /^Mira <a href="https:\/\/x\.co\/\?a=1&amp;b=&quot;" style="[^"]+">&lt;b&gt;aquí&lt;\/b&gt;<\/a> ya$/,
  );
});
