import { Fact } from "@/components/ui/fact-list";
import { formatNumber } from "@/lib/core/money";
import { cacheDisk } from "@/lib/operations/disk";
import { thisInstance } from "@/lib/operations/instance";

const GIGA = 1e9;

/** Versions, memory and disk of the process that answers. */
export async function InstanceFacts({ migration }: { migration: string | null }) {
  const { host, release, version, node, next, memory, uptime } = thisInstance();
  const disk = await cacheDisk();
  return (
    <dl className="panel grid grid-cols-2 gap-x-4 gap-y-3 px-4 py-3 sm:grid-cols-3">
      <Fact label="Nombre">{host}</Fact>
      <Fact label="Versión">{`${version} · ${release}`}</Fact>
      <Fact label="Encendido hace">{uptimeText(uptime)}</Fact>
      <Fact label="Memoria">{`${formatNumber(memory / 1e6)} MB`}</Fact>
      <Fact label="Disco de la caché">
        {disk
          ? `${formatNumber((disk.used / disk.size) * 100)} % de ${formatNumber(disk.size / GIGA)} GB`
          : "No se pudo leer"}
      </Fact>
      <Fact label="Migración">{migration?.replace(/^(\d{8})/, "$1 ") ?? "Sin dato"}</Fact>
      <Fact label="Node">{node.replace("v", "")}</Fact>
      <Fact label="Next">{next}</Fact>
    </dl>
  );
}

function uptimeText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${formatNumber(hours / 24)} días`;
  return hours > 0 ? `${hours} h` : `${Math.floor(seconds / 60)} min`;
}
