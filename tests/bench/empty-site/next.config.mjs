import path from "node:path";

/** The emptiest prerendered page of the framework: what every page is measured against. */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
};
