import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { LIVE_FOLDERS, underFolders } from "@/lib/server/live-folders";

const STARTED = "http.server.request.start";
/** Pages that are not cached or that read their parameters, and what is no page. */
const READS_ITS_QUERY = new RegExp(
  `^/${underFolders([...Object.values(LIVE_FOLDERS).flat(), "api", "_next", "media", "og", "art", "sitemaps", "tienda/lista", "buscar"])}`,
);
/** Header with the parameters that were dropped, for redirects: they are part of where a visitor comes from. */
export const ASKED_QUERY = "x-asked-query";
/** The framework's own parameter, which its answers for the router depend on. */
const ROUTER = "_rsc";
/** Parameters of the store's paths that lead to a list with filters (FILTER_PARAMS of lib/catalog/list-address.ts). */
const FILTERS = "q|plataforma|tipo|condicion|precio|existencias|orden|vista|pagina";
const LEADS_TO_LIST = new RegExp(`^/tienda(?:/[^?]*)?\\?(?:[^#]*&)?(?:${FILTERS})=`);

/**
 * Takes the parameters from the address of a cached page before the framework reads it: the page keeps the address that it
 * was first asked at in its data, and would show everybody what a link for one person has in it. Browsers read their own
 * address. Returns an uninstall function.
 */
export function dropQueries(): () => void {
  const onRequest = (message: unknown) => {
    const { request } = message as { request: IncomingMessage };
    const { url = "/" } = request;
    request.url = withoutQuery(url);
    if (request.url === url) delete request.headers[ASKED_QUERY];
    else request.headers[ASKED_QUERY] = url.slice(url.indexOf("?"));
  };
  subscribe(STARTED, onRequest);
  return () => void unsubscribe(STARTED, onRequest);
}

/** The address without parameters that nobody on the server reads. */
export function withoutQuery(url: string): string {
  const at = url.indexOf("?");
  if (at === -1 || READS_ITS_QUERY.test(url.slice(0, at)) || LEADS_TO_LIST.test(url)) return url;
  const router = new URLSearchParams(url.slice(at)).get(ROUTER);
  return url.slice(0, at) + (router === null ? "" : `?${new URLSearchParams({ [ROUTER]: router })}`);
}
