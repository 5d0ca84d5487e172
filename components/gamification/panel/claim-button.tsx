"use client";

import { useQuickAction } from "@/components/forms/use-quick-action";
import { Button } from "@/components/ui/button";
import { claimAchievementAction } from "@/lib/gamification/actions";
import { claimedToast, claimLabel } from "@/lib/gamification/labels";
import type { AchievementId } from "@/lib/gamification/rows";

type Props = { id: AchievementId; reward: number; name: string };

/** Claims the reward. It is paid once; a second tab gets a message and refreshes. */
export function ClaimButton({ id, reward, name }: Props) {
  const { pending, run } = useQuickAction();

  const claim = () =>
    run(
      () => claimAchievementAction({ achievement: id }),
      ({ won }) => claimedToast(won),
    );

  return (
    <Button
      variant="warm"
      size="sm"
      onClick={claim}
      disabled={pending}
      aria-busy={pending}
      className="justify-self-start"
    >
      {pending ? "Reclamando..." : claimLabel(reward)}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
