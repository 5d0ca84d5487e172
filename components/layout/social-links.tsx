import type { StoreSettings } from "@/lib/settings/types";

type Props = {
  settings: Pick<StoreSettings, "youtubeUrl" | "instagramUrl" | "tiktokUrl" | "facebookUrl">;
};

/** The store's social channels; open in a new tab. */
export function SocialLinks({ settings }: Props) {
  const channels = [
    ["YouTube", settings.youtubeUrl],
    ["Instagram", settings.instagramUrl],
    ["TikTok", settings.tiktokUrl],
    ["Facebook", settings.facebookUrl],
  ].filter(([, url]) => url);
  if (channels.length === 0) return null;
  return (
    <ul aria-label="Redes sociales" className="flex flex-wrap gap-x-5">
      {channels.map(([name, url]) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" className="quiet-link font-semibold">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
