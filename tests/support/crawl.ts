import type { APIRequestContext, APIResponse } from "@playwright/test";
import { redirectTarget } from "./redirect-target.ts";

const AT_ONCE = 8;
/** A link may redirect once: one that redirects twice should name its target. */
const REDIRECTS = 1;
const EXAMPLE = 3;

type Found = { from: Set<string>; fragments: Map<string, string> };

type Crawl = {
  /** Whether the links of this page are collected too; other pages are only requested. */
  reads: (path: string) => boolean;
  origin: string;
  /** How many links of one shape are requested: rows of a list lead to the same page with another id. All by default. */
  ofAShape?: number;
  /** Describes the problem of a page, if there is one. */
  judge?: (path: string, html: string) => string | undefined;
};

export type CrawlReport = { pages: number; pictures: number; problems: string[] };

const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<(?:${tag})\\b[^>]*?\\s${name}="([^"]*)"`, "gi");
  return [...html.matchAll(pattern)].map(([, value = ""]) => decode(value));
}

/** One address per picture: the smallest of its element. */
function pictures(html: string): string[] {
  const sets = attributes(html, "img|source", "srcset").map((set) => set.trim().split(/\s+/)[0] ?? "");
  return [...sets, ...attributes(html, "img|source|video", "src"), ...attributes(html, "video", "poster")];
}

/** The path without ids and names of rows, and which parameters it has. */
function shapeOf({ pathname, searchParams }: URL): string {
  const path = pathname.replace(
    /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=^\/(?:producto|curso|servicios|blog)\/)[^/]+/g,
    "*",
  );
  return `${path}?${[...searchParams.keys()]}`;
}

const original = (url: URL) => url.searchParams.get("url") ?? url.href;

/** Pictures of one folder at one size and quality, with usual names: the optimiser treats them alike if their original exists. */
function optimised({ pathname, searchParams }: URL): string {
  const place = searchParams.get("url")?.replace(/[\w-]+(?=\.\w+$)/, "");
  return `${pathname} ${place} ${searchParams.get("w")} ${searchParams.get("q")}`;
}

/** Runs the jobs, some concurrently; jobs may add others. */
async function runAll(jobs: (() => Promise<void>)[]): Promise<void> {
  let running = 0;
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (running === 0 && jobs.length === 0) resolve();
      while (running < AT_ONCE && jobs.length > 0) {
        running += 1;
        const job = jobs.shift();
        job?.().then(() => {
          running -= 1;
          next();
        }, reject);
      }
    };
    next();
  });
}

/** Requests every link and picture of the pages once, and returns the broken ones. */
export async function crawl(
  request: APIRequestContext,
  starts: readonly string[],
  { origin, reads, ofAShape = Infinity, judge }: Crawl,
): Promise<CrawlReport> {
  const links = new Map<string, Found>();
  const shapes = new Map<string, number>();
  const images = new Map<string, string>();
  const alike = new Set<string>();
  const anchors = new Map<string, Set<string>>();
  const problems: string[] = [];
  const jobs: (() => Promise<void>)[] = [];
  let pages = 0;

  async function follow(address: string): Promise<{ answer: APIResponse; url: URL } | string> {
    let url = new URL(address, origin);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await request.get(url.href, { maxRedirects: 0 });
      const location = redirectTarget(answer);
      if (answer.status() < 300 || answer.status() >= 400 || !location) return { answer, url };
      if (redirects === REDIRECTS) return `more than ${REDIRECTS} redirect`;
      url = new URL(location, url);
      if (url.origin !== origin) return { answer, url };
    }
  }

  function note(href: string, page: string): void {
    if (!URL.canParse(href, `${origin}${page}`)) return void problems.push(`${href} on ${page}: no address`);
    const url = new URL(href, `${origin}${page}`);
    if (url.origin !== origin) return;
    const address = url.pathname + url.search;
    let found = links.get(address);
    if (!found) {
      const shape = shapeOf(url);
      const known = shapes.get(shape) ?? 0;
      if (known >= ofAShape) return;
      shapes.set(shape, known + 1);
      found = { from: new Set(), fragments: new Map() };
      links.set(address, found);
      jobs.push(() => visit(address));
    }
    found.from.add(page);
    if (url.hash.length > 1) found.fragments.set(decodeURIComponent(url.hash.slice(1)), page);
  }

  function show(src: string, page: string): void {
    if (!src || src.startsWith("data:")) return;
    let url = new URL(src, `${origin}${page}`);
    const key = original(url);
    if (url.origin !== origin || (images.has(key) && alike.has(optimised(url)))) return;
    // Optimising every picture takes longer than everything else: one of each kind, and the originals of the others.
    if (alike.has(optimised(url))) url = new URL(key, origin);
    else alike.add(optimised(url));
    images.set(key, page);
    jobs.push(async () => {
      const answer = await request.get(url.href);
      const type = answer.headers()["content-type"] ?? "";
      if (!answer.ok() || !/^(image|video)\//.test(type))
        problems.push(`picture ${url.href} on ${page}: ${answer.status()} ${type}`);
    });
  }

  async function visit(address: string): Promise<void> {
    const end = await follow(address);
    const sources = () => [...(links.get(address)?.from ?? [])].slice(0, EXAMPLE).join(", ");
    if (typeof end === "string") return void problems.push(`${address} on ${sources()}: ${end}`);
    const { answer, url } = end;
    if (answer.status() >= 400) return void problems.push(`${address} on ${sources()}: ${answer.status()}`);
    if (url.origin !== origin || !answer.headers()["content-type"]?.startsWith("text/html")) return;
    const html = (await answer.text()).replace(/<script\b[\s\S]*?<\/script>/gi, "");
    anchors.set(address, new Set(attributes(html, "[a-z][a-z0-9-]*", "id")));
    // A page that was reached by a redirect is read at its own address.
    if (url.pathname + url.search !== address) return note(url.href, address);
    if (url.search || !reads(url.pathname)) return;
    pages += 1;
    const verdict = judge?.(url.pathname, html);
    if (verdict) problems.push(`${url.pathname}: ${verdict}`);
    for (const href of attributes(html, "a|area|link", "href")) note(href, address);
    for (const src of pictures(html)) show(src, address);
  }

  for (const start of starts) note(start, "/");
  await runAll(jobs);
  for (const [address, { fragments }] of links)
    for (const [id, page] of fragments)
      if (anchors.has(address) && !anchors.get(address)?.has(id))
        problems.push(`${address}#${id} on ${page}: nothing there has that id`);
  return { pages, pictures: images.size, problems };
}
