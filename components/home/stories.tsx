import { Picture } from "@/components/ui/picture";
import type { RepairStory } from "@/lib/home/fields";
import { Compare } from "./compare";

const SIZES = "(min-width: 64rem) 36rem, (min-width: 40rem) 45vw, 82vw";

/** Repairs with a picture before and one after; on phones a row that is swiped. */
export function Stories({ stories }: { stories: RepairStory[] }) {
  return (
    <ul className="own-strip stories">
      {stories.map(({ id, title, console: device, problem, work, beforeUrl, afterUrl }) => (
        <li key={id}>
          <Compare title={title}>
            <Picture src={afterUrl} alt="" width={1200} height={900} sizes={SIZES} />
            <Picture src={beforeUrl} alt="" width={1200} height={900} sizes={SIZES} />
          </Compare>
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="text-sm text-muted-foreground">{device}</p>
          </div>
          <p>
            {problem} <span className="text-muted-foreground">{work}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
