"use client";

import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

/** A password field with a show button. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type">) {
  const [isVisible, setVisible] = useState(false);
  const icon = isVisible ? "lucide--eye-off" : "lucide--eye";
  return (
    <div className="relative">
      <Input {...props} type={isVisible ? "text" : "password"} className="pr-12" spellCheck={false} />
      <button
        type="button"
        aria-label={isVisible ? "Ocultar contraseña" : "Mostrar contraseña"}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon name={icon} className="size-5" />
      </button>
    </div>
  );
}
