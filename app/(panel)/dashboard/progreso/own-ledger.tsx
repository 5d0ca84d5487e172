import { LedgerList } from "@/components/gamification/panel/ledger-list";
import { Message } from "@/components/ui/message";
import { readOr } from "@/lib/core/read-or";
import { getLedger } from "@/lib/gamification/queries";

export async function OwnLedger() {
  const entries = await readOr(null, "progress.ledger", getLedger());
  if (!entries) return <Message role="alert" title="No se pudo cargar tu historial" />;
  return <LedgerList entries={entries} />;
}
