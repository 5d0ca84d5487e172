"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { noAnswer } from "@/components/forms/no-answer";
import { toast, toastError } from "@/components/toasts/toast";
import { Button } from "@/components/ui/button";
import { OFFLINE } from "@/lib/core/refusal-texts";
import { claimAchievementAction } from "@/lib/gamification/actions";
import { claimedToast, claimLabel } from "@/lib/gamification/labels";
import type { AchievementId } from "@/lib/gamification/types";

type Props = { id: AchievementId; reward: number; name: string };

/** Asks the database for the reward. It pays once; a second tab is told so and shows what is true now. */
export function ClaimButton({ id, reward, name }: Props) {
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  function claim() {
    startTransition(async () => {
      const result = await claimAchievementAction({ achievement: id }).catch(noAnswer);
      if (result?.ok) toast(claimedToast(result.data.won));
      else toastError(result?.message ?? OFFLINE);
      if (result) router.refresh();
    });
  }

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
