/** Cookie with the collapsed state of the sidebar, read by the server to render it right. */
export const SIDEBAR_COOKIE = "menu-plegado";

const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookie string that sets or deletes it. */
export function sidebarCookie(isCollapsed: boolean): string {
  const life = isCollapsed ? YEAR_SECONDS : 0;
  return `${SIDEBAR_COOKIE}=1; path=/; max-age=${life}; samesite=lax`;
}
