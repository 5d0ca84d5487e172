"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { cameraProblem } from "./barcode-detector";
import { FormError } from "./form-error";

type Props = { onScan: (code: string) => void; onClose: () => void };

/** Between two looks at the picture: a phone stays cool, and a person does not notice. */
const PAUSE_MS = 120;

/** The camera's picture; closes at the first code that it sees, and then stops the camera. */
export function ScanDialog({ onScan, onClose }: Props) {
  // Closed through the dialog, so that the focus is restored.
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);

  const seen = useEffectEvent((code: string) => {
    setOpen(false);
    onScan(code);
  });

  useEffect(() => {
    if (!open) return;
    const state: { isOver: boolean; stream?: MediaStream } = { isOver: false };
    async function look() {
      state.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (state.isOver) return stop(state.stream);
      const picture = video.current;
      const Detector = window.BarcodeDetector;
      if (!picture || !Detector) return;
      picture.srcObject = state.stream;
      await picture.play();
      const detector = new Detector();
      while (!state.isOver) {
        const [code] = await detector.detect(picture);
        if (state.isOver) return;
        if (code?.rawValue) return seen(code.rawValue);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    look().catch((error: unknown) => {
      if (!state.isOver) setProblem(cameraProblem(error instanceof Error ? error.name : ""));
    });
    return () => {
      state.isOver = true;
      stop(state.stream);
    };
  }, [open]);

  return (
    <Dialog open={open} onClose={onClose} title="Escanear un código" size="sm">
      {problem ? (
        <FormError message={problem} />
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            className="aspect-square w-full rounded-md bg-black object-cover"
          />
          <p>Apunta al código de barras o al QR.</p>
        </>
      )}
    </Dialog>
  );
}

function stop(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
