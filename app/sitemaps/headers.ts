/** Kept in front as long as pages are (`headers` in next.config.mjs). */
export const SITEMAP_HEADERS = { "Content-Type": "application/xml; charset=utf-8" };
