import { Icon, type IconName } from "@/components/ui/icon";

type Props = {
  repairId: string;
  /** An online request whose device is not here has no papers yet. */
  isReceived: boolean;
  /** There is one once the work is done, or refused. */
  hasExitPaper: boolean;
};

type Paper = { file: string; label: string; icon: IconName };

const INTAKE: Paper[] = [
  { file: "recibo", label: "Recibo de ingreso", icon: "lucide--file-text" },
  { file: "etiqueta", label: "Etiqueta", icon: "lucide--tag" },
  { file: "qr", label: "Código QR", icon: "lucide--qr-code" },
];
const EXIT: Paper = { file: "constancia", label: "Constancia de entrega", icon: "lucide--file-check" };

/** The papers of a repair, ready to print. */
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
