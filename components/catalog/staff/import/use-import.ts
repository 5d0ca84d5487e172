"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { noResponse } from "@/components/forms/no-response";
import { asOpened } from "@/components/live/opened-account";
import { toast } from "@/components/toasts/toast";
import { toastError } from "@/components/toasts/toast-error";
import { commitImportAction } from "@/lib/catalog/import/actions";
import { IMPORT_FAILED, MAX_FILE_BYTES } from "@/lib/catalog/import/labels";
import type { ImportCheck, ImportResult, ImportStep } from "@/lib/catalog/import/types";
import { sendImport } from "./send-import";

export type ImportStage =
  | { name: "choose"; message?: string }
  /** `percent` is undefined while the progress is unknown. */
  | { name: "sending"; text: string; percent?: number }
  | { name: "checked"; check: ImportCheck; message?: string }
  | { name: "saving"; check: ImportCheck }
  | { name: "saved"; result: ImportResult };

const TOO_HEAVY = "El archivo pesa demasiado: el máximo es 40 MB.";

/** State of the import; nothing is saved before the confirmation. */
export function useImport() {
  const [stage, setStage] = useState<ImportStage>({ name: "choose" });
  const abort = useRef<() => void>(undefined);
  const router = useRouter();

  useEffect(() => () => abort.current?.(), []);

  function showProgress(event: ImportStep) {
    if (event.step === "failed") setStage({ name: "choose", message: event.message });
    else if (event.step === "done") setStage({ name: "checked", check: event.check });
    else setStage({ name: "sending", ...progressOf(event) });
  }

  function choose(file: File) {
    if (file.size > MAX_FILE_BYTES) return setStage({ name: "choose", message: TOO_HEAVY });
    setStage({ name: "sending", text: "Enviando el archivo", percent: 0 });
    abort.current = sendImport(file, {
      onUpload: (percent) => setStage({ name: "sending", text: "Enviando el archivo", percent }),
      onEvent: showProgress,
    });
  }

  async function save(check: ImportCheck, overwrite: boolean) {
    setStage({ name: "saving", check });
    const result = await asOpened(() => commitImportAction({ importId: check.importId, overwrite })).catch(
      noResponse,
    );
    if (!result?.ok) {
      const message = result?.message ?? `${IMPORT_FAILED}. Revisa tu internet.`;
      toastError(IMPORT_FAILED);
      return setStage({ name: "checked", check, message });
    }
    toast({ title: "Productos importados" });
    setStage({ name: "saved", result: result.data });
    router.refresh();
  }

  return { stage, choose, save, restart: () => setStage({ name: "choose" }) };
}

function progressOf(event: Exclude<ImportStep, { step: "done" | "failed" }>) {
  const count = (number: number) => number.toLocaleString("es-CO");
  if (event.step === "reading") return { text: `Leídas ${count(event.rows)} filas`, percent: 0 };
  if (event.step === "checking") return { text: "Comparando con el catálogo" };
  return {
    text: `Revisando ${count(event.done)} de ${count(event.total)} filas`,
    percent: Math.round((event.done / event.total) * 100),
  };
}
