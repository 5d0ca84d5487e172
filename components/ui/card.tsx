import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("panel flex flex-col overflow-hidden", className)} {...props} />;
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("card-body", className)} {...props} />;
}
