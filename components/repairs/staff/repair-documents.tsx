import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  repairId: string;
  /** Without a device there are no documents yet. */
  isReceived: boolean;
  /** Available once the work is done or rejected. */
  hasExitPaper: boolean;
};

type Paper = { file: string; label: string; icon: IconName };

const INTAKE: Paper[] = [
  { file: "recibo", label: "Recibo de ingreso", icon: "lucide--file-text" },
  { file: "etiqueta", label: "Etiqueta", icon: "lucide--tag" },
  { file: "qr", label: "Código QR", icon: "lucide--qr-code" },
];
const EXIT: Paper = { file: "constancia", label: "Constancia de entrega", icon: "lucide--file-check" };

/** Links to a repair's documents. */
export function RepairDocuments({ repairId, isReceived, hasExitPaper }: Props) {
  if (!isReceived) return null;
  const papers = hasExitPaper ? [...INTAKE, EXIT] : INTAKE;
  return (
    <nav aria-label="Imprimir" className="flex flex-wrap items-center gap-2">
      <span className="inline-flex items-center gap-2 pr-2 font-semibold">
        <Icon name="lucide--printer" className="size-5" />
        Imprimir
      </span>
      {papers.map(({ file, label, icon }) => (
        <a
          key={file}
          href={`/api/repairs/${repairId}/${file}`}
          target="_blank"
          rel="noopener"
          className="btn border-input btn-outline btn-sm"
        >
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}
