/** Remembers that the person folded the sidebar; the server reads it, so the page is drawn right at once. */
export const SIDEBAR_COOKIE = "menu-plegado";

const YEAR_SECONDS = 365 * 24 * 3600;

/** What `document.cookie` takes to remember the choice, or to forget it. */
export function sidebarCookie(isCollapsed: boolean): string {
  const life = isCollapsed ? YEAR_SECONDS : 0;
  return `${SIDEBAR_COOKIE}=1; path=/; max-age=${life}; samesite=lax`;
}
