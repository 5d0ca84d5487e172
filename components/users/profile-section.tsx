import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

type Props = { title: string; icon: IconName; lead?: ReactNode; children: ReactNode };

/** A section of the profile: title, explanation, form. */
export function ProfileSection({ title, icon, lead, children }: Props) {
  return (
    <section className="panel flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-col gap-1">
        <h2 className="flex items-center gap-2.5 text-xl wrap-anywhere">
          <Icon name={icon} className="size-5 text-warm" />
          {title}
        </h2>
        {lead && <p className="text-muted-foreground">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
