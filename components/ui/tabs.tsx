"use client";

import { Tabs as RadixTabs } from "radix-ui";
import type { ReactNode } from "react";

export type Tab = {
  value: string;
  label: string;
  /** Number of fields with errors in the tab. */
  errors?: number;
  content: ReactNode;
};

type Props = {
  label: string;
  tabs: Tab[];
  /** Controlled from outside, for instance to show the tab with an error. */
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs with arrow key navigation. All panels stay mounted, so that form values are kept. */
export function Tabs({ label, tabs, value, onValueChange }: Props) {
  return (
    <RadixTabs.Root defaultValue={tabs[0]?.value} value={value} onValueChange={onValueChange}>
      <RadixTabs.List
        aria-label={label}
        className="mb-5 flex relative overflow-x-auto border-b border-border"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted-foreground hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground focus-visible:-outline-offset-3"
          >
            {tab.label}
            {tab.errors ? <span className="ml-2 badge badge-destructive">{tab.errors}</span> : null}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="data-[state=inactive]:hidden"
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
