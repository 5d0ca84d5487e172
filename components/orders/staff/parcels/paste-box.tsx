import { type ClipboardEvent, useId, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { FileDrop } from "@/components/uploads/file-drop";
import type { Pasted } from "./use-parcels";

type Props = {
  label: string;
  hint: string;
  fileLabel: string;
  pasted: Pasted | undefined;
  canUndo: boolean;
  onPaste: (text: string) => Promise<void>;
  onUndo: () => void;
};

/** Takes many guides or amounts at once: pasted, typed or from a file; says what was used of them and what was not. */
export function PasteBox({ label, hint, fileLabel, pasted, canUndo, onPaste, onUndo }: Props) {
  const [text, setText] = useState("");
  const id = useId();
  async function use(given: string) {
    await onPaste(given);
    setText("");
  }
  return (
    <section aria-label={label} className="panel mb-4 flex flex-col gap-3 p-4">
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_18rem]">
        <Field id={id} label={label} hint={hint}>
          <Textarea
            rows={3}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => {
              if (text.trim() !== "") return;
              event.preventDefault();
              void use(event.clipboardData.getData("text"));
            }}
          />
        </Field>
        <FileDrop
          icon="lucide--file-spreadsheet"
          label={fileLabel}
          hint="CSV, con sus columnas como vengan"
          accept=".csv,.txt,text/csv"
          onFiles={([file]) => file && void readText(file).then(use)}
        />
      </div>
      {text.trim() !== "" && (
        <Button variant="outline" className="self-start" onClick={() => void use(text)}>
          Poner en la tabla
        </Button>
      )}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {pasted && (
          <p className="flex flex-wrap items-center gap-3 font-semibold">
            {pasted.text}
            {canUndo && (
              <Button variant="ghost" size="sm" onClick={onUndo}>
                Deshacer lo pegado
              </Button>
            )}
          </p>
        )}
        {pasted && pasted.problems.length > 0 && (
          <ul className="flex list-disc flex-col gap-1 pl-5 text-sm wrap-anywhere">
            {pasted.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Several lines or cells that are pasted into one field of a table are for the whole table. */
export const pasteMany = (onPaste: (text: string) => Promise<void>) => (event: ClipboardEvent) => {
  const text = event.clipboardData.getData("text");
  if (!/[\n\t]/.test(text.trim())) return;
  event.preventDefault();
  void onPaste(text);
};

/** A file's text: Excel writes UTF-8 or the encoding of Windows. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
