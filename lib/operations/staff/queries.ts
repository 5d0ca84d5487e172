import "server-only";
import { databaseFailure } from "@/lib/supabase/errors";
import { serverClient } from "@/lib/supabase/server";
import type { OperationsStatus } from "../rows";
import { operationsStatus } from "../rows";

/** State of the queues, jobs and alarms; for admins. */
export async function getOperationsStatus(): Promise<OperationsStatus> {
  const { data, error } = await serverClient().rpc("operations_status");
  if (error) throw databaseFailure(error, "No se pudo leer el estado del sitio");
  return operationsStatus.parse(data);
}
