/**
 * A cookie that scripts may read. document.cookie holds the page up until another process has answered, 25 to 37 ms at a
 * page's start in Chromium: it is for browsers without the Cookie Store API.
 */
export async function readCookie(name: string): Promise<string | undefined> {
  if ("cookieStore" in window) return (await window.cookieStore.get(name))?.value;
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}
