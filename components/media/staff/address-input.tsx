import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/input";

type Props = {
  id: string;
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  disabled?: boolean;
  /** Answers whether the picture was taken; then the field empties for the next one. */
  onUse: (address: string) => Promise<boolean>;
  /** What is typed but not copied yet. */
  onPending?: (address: string) => void;
};

/** The address of a picture on the internet. It is copied with Enter, the button, or on leaving the field. */
export function AddressInput({ id, label, describedBy, isInvalid, disabled, onUse, onPending }: Props) {
  const [address, setAddress] = useState("");
  const [tried, setTried] = useState("");

  function change(next: string) {
    setAddress(next);
    onPending?.(next.trim());
  }

  async function use() {
    const text = address.trim();
    if (text === "" || disabled) return;
    setTried(text);
    if (await onUse(text)) change("");
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id} className="font-normal text-muted-foreground">
        {label}
      </Label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={address}
          readOnly={disabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => change(event.target.value)}
          onBlur={() => address.trim() !== tried && void use()}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter belongs to the picture here, not to the form around it.
            event.preventDefault();
            void use();
          }}
        />
        <Button variant="outline" onClick={use} disabled={disabled || address.trim() === ""}>
          Usar
        </Button>
      </div>
    </div>
  );
}
