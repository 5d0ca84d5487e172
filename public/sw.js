// Answers for the site when there is no network: with one page, /sin-conexion, and nothing else. While there is
// a network it only passes navigations on, and what pages, API and router ask for does not come through here.
//
// There is no version to count up. The offline page is fetched again with the first visit after an hour, together
// with the scripts and styles that it names; those carry the build in their names, so a new build brings new ones
// and the old are dropped. The browser itself compares this file, byte by byte, at every visit.

const SHELL = "aventura-offline";
const PICTURES = "aventura-vistos";
const PAGE = "/sin-conexion";
/** What the page needs and does not name in its markup: the pictures of its stylesheet. */
const UNNAMED = ["/art/placeholder.svg"];
const REFRESH_MS = 3_600_000;
const KEPT_AT = "x-kept-at";

/** Documents answered from here: what they load comes from here too. */
const offlineClients = new Set();

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(navigate(event));
    return;
  }
  // Without respondWith the browser goes on by itself: online, no file waits for this worker.
  if (offlineClients.has(event.clientId) || !navigator.onLine) event.respondWith(kept(request));
});

/** A product page tells which small pictures the offline page will show. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "viewed") event.waitUntil(keepPictures(event.data.pictures));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("aventura-") && name !== SHELL && name !== PICTURES);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser asks the network while it is still starting this worker, so that navigations do not wait for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function navigate(event) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refreshPage());
    return answer;
  } catch (error) {
    const page = await keptPage();
    if (!page) throw error;
    offlineClients.add(event.resultingClientId);
    return page;
  }
}

/** Pictures and scripts of the offline page; whatever else an open page asks for meets the network's own failure. */
async function kept(request) {
  // The page names its files with the release (`?dpl=`); at an address without it they are the same.
  const ignoreSearch = new URL(request.url).pathname.startsWith("/_next/static/");
  // What a page was once given depends on headers (Vary) that do not matter to a picture or a script.
  return (await caches.match(request, { ignoreVary: true, ignoreSearch })) ?? fetch(request);
}

function keptPage() {
  return caches.match(PAGE, { cacheName: SHELL, ignoreVary: true });
}

async function refreshPage() {
  const page = await keptPage();
  if (page && Date.now() - Number(page.headers.get(KEPT_AT)) < REFRESH_MS) return;
  // The page that is kept stays good when this fails.
  await keepPage().catch(() => undefined);
}

async function keepPage() {
  // Past the browser's own cache, and without the cookies of whoever is signed in.
  const answer = await fetch(PAGE, { cache: "no-cache", credentials: "omit" });
  if (!answer.ok) throw new Error(`${PAGE}: ${answer.status}`);
  const html = await answer.text();
  const files = namedFiles(html);
  const shell = await caches.open(SHELL);
  const known = new Set((await shell.keys()).map(({ url }) => new URL(url).pathname));
  await shell.addAll(files.filter((file) => !(file.startsWith("/_next/") && known.has(file))));
  // The page last: it only counts once all that it needs is there.
  const headers = new Headers(answer.headers);
  // The text is already unpacked.
  headers.delete("content-encoding");
  headers.delete("content-length");
  headers.set(KEPT_AT, String(Date.now()));
  await shell.put(PAGE, new Response(html, { headers }));
  const dropped = [...known].filter((path) => path !== PAGE && !files.includes(path));
  await Promise.all(dropped.map((path) => shell.delete(path)));
}

/** Scripts, styles, fonts and drawings, also those that only the data for React names. */
function namedFiles(html) {
  const built = html.match(/\/_next\/static\/[\w./%~@()[\]-]+\.(?:js|css|woff2)(?![\w.])/g) ?? [];
  const drawn = [...html.matchAll(/"(\/(?:art\/)?[\w-]+\.svg)/g)].map(([, path]) => path);
  return [...new Set([...built, ...drawn, ...UNNAMED])];
}

/** Keeps exactly these: small versions of the shop's own pictures. */
async function keepPictures(pictures) {
  const own = pictures.filter((path) => path.startsWith("/_next/image?"));
  const cache = await caches.open(PICTURES);
  const old = (await cache.keys()).filter(({ url }) => !own.includes(url.slice(self.location.origin.length)));
  await Promise.all(old.map((request) => cache.delete(request)));
  for (const path of own) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    // The version that an <img> is given, so that the server makes no second one.
    const request = new Request(path, { headers: { accept: "image/webp,image/*" } });
    await cache.add(request).catch(() => undefined);
  }
}
