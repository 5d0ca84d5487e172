"use client";

import dynamic from "next/dynamic";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import type { RepairState } from "@/lib/repairs/rows";
import type { StateDialogRepair } from "./use-state-change";

const StateDialog = dynamic(() => import("./state-dialog").then((module) => module.StateDialog), {
  ssr: false,
});

type Props = Pick<ComponentProps<typeof Button>, "variant" | "size" | "className" | "children"> & {
  repair: StateDialogRepair;
  /** The current state adds photos without changing it. */
  to: RepairState;
};

/** Opens the dialog with the photos of a step. */
export function StateDialogButton({ repair, to, ...button }: Props) {
  const [target, setTarget] = useState<RepairState>();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setTarget(to)} {...button} />
      {target && <StateDialog repair={repair} state={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}
