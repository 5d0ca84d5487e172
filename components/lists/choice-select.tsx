"use client";

import { type ComponentProps, useEffect, useEffectEvent, useRef } from "react";
import { Select } from "@/components/ui/select";

type Props = Omit<ComponentProps<typeof Select>, "value" | "onChange"> & {
  value: string;
  onChoice: (value: string) => void;
};

/** A select that acts on its choice, also on one made before hydration. */
export function ChoiceSelect({ value, onChoice, ...props }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const takeEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? value;
    if (chosen !== value) onChoice(chosen);
  });
  useEffect(() => takeEarlyChoice(), []);
  return <Select ref={select} value={value} onChange={({ target }) => onChoice(target.value)} {...props} />;
}
