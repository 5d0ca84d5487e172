import { Badge } from "@/components/ui/badge";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { ACHIEVEMENTS, CLAIMED, LOCKED, REWARD_CLAIMED } from "@/lib/gamification/labels";
import type { Achievement, AchievementId } from "@/lib/gamification/rows";
import { ClaimButton } from "./claim-button";
import { XpBar } from "./xp-bar";

const ICONS: Record<AchievementId, IconName> = {
  "first-purchase": "lucide--shopping-bag",
  "social-media": "lucide--megaphone",
  "novice-level": "lucide--shield",
  "pro-gamer-level": "lucide--crown",
};

export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, reached, target, reward, state } = achievement;
  const { name, text, unit } = ACHIEVEMENTS[id];
  return (
    <li className="flex gap-4">
      <span
        className={cn(
          "grid size-12 shrink-0 place-items-center rounded-md",
          state === "locked" ? "bg-muted text-muted-foreground" : "bg-warm-solid text-warm-solid-foreground",
        )}
      >
        <Icon name={ICONS[id]} />
      </span>
      <div className="grid flex-1 content-start gap-2">
        <div>
          <h4 className="font-display font-bold">{name}</h4>
          <p className="text-sm text-muted-foreground">{text}</p>
        </div>
        {state === "locked" && (
          <>
            <div className="flex items-center gap-3">
              <XpBar value={reached} max={target} label={`Avance de ${name}`} />
              <span className="text-sm whitespace-nowrap text-muted-foreground">
                {reached} / {target} {unit}
              </span>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
              <Badge variant="outline">
                <Icon name="lucide--lock" />
                {LOCKED}
              </Badge>
              Recompensa: {reward} XP Coins
            </p>
          </>
        )}
        {state === "claimable" && <ClaimButton id={id} reward={reward} name={name} />}
        {state === "claimed" && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-success">
            <Badge>
              <Icon name="lucide--check" />
              {CLAIMED}
            </Badge>
            {REWARD_CLAIMED}
          </p>
        )}
      </div>
    </li>
  );
}
