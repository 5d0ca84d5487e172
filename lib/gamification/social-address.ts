const NETWORKS = [
  "instagram.com",
  "tiktok.com",
  "youtube.com",
  "youtu.be",
  "facebook.com",
  "fb.watch",
  "x.com",
  "twitter.com",
];

/** Whether a text is an https URL of a post on a supported network; the database normalises it. */
export function isSocialAddress(text: string): boolean {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url?.protocol !== "https:" || url.port || url.username || url.password) return false;
  if (url.pathname === "/") return false;
  const host = url.hostname.replace(/^(www|m|mobile|web|vm|vt)\./, "");
  return NETWORKS.includes(host);
}
