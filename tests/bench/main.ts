import { measure, PARTS } from "./parts.ts";
import { closeAll } from "./shop.ts";

/** Measures the public pages against an empty page and a bare server in one run, or one part; prints JSON. */

async function measurePart(name: string) {
  const work = PARTS[name];
  if (!work) throw new Error(`There is no part ${name}: ${Object.keys(PARTS).join(", ")}.`);
  return { [name]: await work() };
}

try {
  const part = process.argv[2];
  console.log(JSON.stringify(await (part ? measurePart(part) : measure()), null, 2));
} finally {
  await closeAll();
}
