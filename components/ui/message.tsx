import type { ReactNode } from "react";
import { cn } from "@/lib/core/cn";
import { Card, CardBody } from "./card";

type Props = {
  title: string;
  children?: ReactNode;
  art?: string;
  className?: string;
  role?: "alert" | "status";
};

/** Empty, error and not-found states: image, text, next step. */
export function Message({ title, children, art, className, role }: Props) {
  return (
    <Card role={role} className={cn("mx-auto w-full max-w-xl text-center", className)}>
      <CardBody className="items-center gap-4 py-10">
        {art && <img loading="lazy" src={art} alt="" width={192} height={168} className="h-36 w-auto" />}
        <p className="font-display text-xl font-bold">{title}</p>
        {children}
      </CardBody>
    </Card>
  );
}
