import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";

const FOLDER = path.join(import.meta.dirname, "schemas");

/** WebAssembly pages of 64 KiB: a file of ten thousand products with their pictures needs more than the default. */
const MEMORY = { initialMemoryPages: 1024, maxMemoryPages: 16_384 };

function schemaFile(fileName: string) {
  return { fileName, contents: readFileSync(path.join(FOLDER, fileName), "utf8") };
}

/** The errors of a file by the published schema of sitemaps (and of their pictures); empty when valid. */
export async function sitemapProblems(xml: string, kind: "sitemap" | "siteindex"): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: { fileName: "sitemap.xml", contents: xml },
    schema: schemaFile(`${kind}.xsd`),
    preload: schemaFile("sitemap-image.xsd"),
    ...MEMORY,
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}
