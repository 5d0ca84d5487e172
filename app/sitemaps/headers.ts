/** Crawlers read them seldom; a proxy in front keeps them for two minutes. */
export const SITEMAP_HEADERS = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=0, s-maxage=120, must-revalidate",
};
