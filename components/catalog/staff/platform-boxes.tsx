import { PLATFORM_LABELS, PLATFORMS, type Platform } from "@/lib/catalog/facets";

type Props = { name: string; legend: string; hint?: string; chosen?: readonly Platform[] };

/** One checkbox per platform, all with the same form name. */
export function PlatformBoxes({ name, legend, hint, chosen = [] }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        {PLATFORMS.map((platform) => (
          <label key={platform} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={name}
              value={platform}
              defaultChecked={chosen.includes(platform)}
              className="check"
            />
            {PLATFORM_LABELS[platform]}
          </label>
        ))}
      </div>
      {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
    </fieldset>
  );
}
