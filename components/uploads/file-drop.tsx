import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { cn } from "@/lib/core/cn";
import { useFileDrop } from "./use-file-drop";

type Props = {
  id?: string;
  icon: IconName;
  label: ReactNode;
  hint: string;
  /** As in the `accept` attribute. */
  accept: string;
  /** The only drop zone of its page. */
  isLarge?: boolean;
  multiple?: boolean;
  disabled?: boolean;
  describedBy?: string;
  onFiles: (files: File[]) => void;
};

/** Texts and types of the image drop zone. */
export const PICTURES = {
  icon: "lucide--image-plus",
  hint: "JPG, PNG, WebP o AVIF, hasta 10 MB",
  accept: "image/jpeg,image/png,image/webp,image/avif",
} as const;

/** Label of a drop zone; touch devices cannot drop files. */
export function ChooseOrDrop({ what }: { what: string }) {
  return (
    <>
      Elige <span className="pointer-coarse:hidden">o arrastra </span>
      {what}
    </>
  );
}

/** Drop zone, also a file button. */
export function FileDrop({ id, icon, label, hint, accept, isLarge, multiple, disabled, ...props }: Props) {
  const { isOver, zone, choose } = useFileDrop((files) => {
    if (!disabled) props.onFiles(multiple ? files : files.slice(0, 1));
  });
  return (
    <label
      {...zone}
      className={cn(
        "flex flex-1 cursor-pointer flex-col items-center justify-center border-2 border-dashed border-input text-center hover:bg-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary",
        isLarge ? "min-h-40 gap-2 rounded-lg bg-card p-6" : "min-h-20 gap-1 rounded-md px-4 py-3",
        isOver && "border-primary bg-muted",
        disabled && "cursor-progress opacity-60",
      )}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={props.describedBy}
        onChange={choose}
        className="sr-only"
      />
      <span className={cn("flex items-center gap-2 font-semibold", isLarge && "flex-col text-lg")}>
        <Icon name={icon} className={cn("text-primary", isLarge ? "size-9" : "size-5")} />
        <span>{label}</span>
      </span>
      <span className="text-sm text-muted-foreground">{hint}</span>
    </label>
  );
}
