type ListPage = { items: string; count: number; next: string | null };

/** Extracts the entries and the next page's URL from a list page's HTML. */
export async function readListPage(address: string): Promise<ListPage> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const list = page.querySelector("[data-posts]");
  if (!list) throw new Error(`${address} shows no list`);
  return {
    items: list.innerHTML,
    count: list.children.length,
    next: page.querySelector("[data-more]")?.getAttribute("href") ?? null,
  };
}
