import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Input, Label } from "@/components/ui/input";

type Props = {
  id: string;
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  disabled?: boolean;
  /** Returns whether the image was accepted; then the field is cleared. */
  onUse: (address: string) => Promise<boolean>;
  /** Typed but not copied yet. */
  onPending?: (address: string) => void;
};

/** URL of an external image. Copied on Enter, on the button, or on blur. */
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
            // Enter copies the image instead of submitting the form.
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
