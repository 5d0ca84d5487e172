"use client";

import { useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { ProgressBar } from "@/components/forms/progress-bar";
import { ChooseOrDrop, FileDrop } from "@/components/uploads/file-drop";
import { ImportDone } from "./import-done";
import { ImportPreview } from "./import-preview";
import { useImport } from "./use-import";

/** Import of products from a spreadsheet: choose, check, preview, save. */
export function ImportWizard() {
  const { stage, choose, save, restart } = useImport();
  const [overwrite, setOverwrite] = useState(false);
  const isWorking = stage.name === "sending" || stage.name === "saving";
  return (
    <div className="flex flex-col gap-5">
      {(stage.name === "choose" || stage.name === "sending") && (
        <>
          <FileDrop
            icon="lucide--file-spreadsheet"
            label={<ChooseOrDrop what="el archivo CSV" />}
            hint="Hasta 50.000 filas. Nada se guarda hasta que lo revises."
            accept=".csv,.txt,text/csv"
            isLarge
            disabled={stage.name === "sending"}
            onFiles={([file]) => {
              setOverwrite(false);
              if (file) choose(file);
            }}
          />
          <FormError message={stage.name === "choose" ? stage.message : undefined} />
        </>
      )}
      {stage.name === "sending" && (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{stage.text}</p>
          <ProgressBar label={stage.text} percent={stage.percent} />
        </div>
      )}
      {(stage.name === "checked" || stage.name === "saving") && (
        <ImportPreview
          check={stage.check}
          message={stage.name === "checked" ? stage.message : undefined}
          isSaving={stage.name === "saving"}
          overwrite={overwrite}
          onOverwrite={setOverwrite}
          onSave={() => void save(stage.check, overwrite)}
          onRestart={restart}
        />
      )}
      {stage.name === "saved" && <ImportDone result={stage.result} onRestart={restart} />}
      <p role="status" className="sr-only">
        {isWorking && (stage.name === "saving" ? "Guardando los productos" : "Revisando el archivo")}
      </p>
    </div>
  );
}
