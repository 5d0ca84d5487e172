import { SectionTabs } from "@/components/layout/section-tabs";
import { HOME_TABS } from "@/lib/home/staff/labels";

/** Tabs of everything that staff put on the home page. */
export function HomeTabs({ current }: { current: string }) {
  return <SectionTabs label="Portada" current={current} tabs={HOME_TABS} />;
}
