/** What the search of municipalities may take, p99. */
const LIMIT_MS = 20;
/** The compiler of a process that runs for days has seen the search often. */
const WARM_UP = 200;
const ROUNDS = 25;
/** While typing, with typing errors, with a department, and without any match. */
const TEXTS = [
  "me",
  "san",
  "envigado",
  "enbigado",
  "barbosa antioquia",
  "barranqiulla",
  "carmen viboral",
  "Bogotá, D.C.",
  "villa de san diego de ubate",
  "xyzw qwerty",
  "riohcaha",
  "santa rosa cabal risaralda",
];

const quantile = (values: number[], share: number) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0) * 10) / 10;

async function times(addresses: string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const address of addresses) {
    const began = performance.now();
    const response = await fetch(address, { headers: { "sec-fetch-site": "same-origin" } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    taken.push(performance.now() - began);
  }
  return taken;
}

/** The search of municipalities over HTTP, one request after another, and as a ratio to an empty answer of the site. */
export async function municipalitySearch(site: string) {
  const searches = Array.from(
    { length: TEXTS.length * ROUNDS },
    (_, n) => `${site}/api/municipios?q=${encodeURIComponent(TEXTS[n % TEXTS.length] ?? "")}`,
  );
  await times(searches.slice(0, WARM_UP));
  const found = await times(searches);
  const empty = await times(searches.map(() => `${site}/api/alive`));
  const p99Ms = quantile(found, 0.99);
  return {
    p50Ms: quantile(found, 0.5),
    p99Ms,
    limitMs: LIMIT_MS,
    isTooSlow: p99Ms > LIMIT_MS,
    emptyP99Ms: quantile(empty, 0.99),
    ratioToEmpty: Math.round((quantile(found, 0.5) / quantile(empty, 0.5)) * 10) / 10,
  };
}
