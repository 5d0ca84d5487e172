import "server-only";
import { adminClient } from "@/lib/supabase/admin";
import { databaseFailure } from "@/lib/supabase/errors";
import { pageKind } from "@/lib/telemetry/page-kind";
import type { Alarm } from "./alarm-rules";
import type { Watched } from "./rows";
import { watched } from "./rows";
import type { Visit } from "./visit-schema";

const FAILED = "No se pudo anotar el estado del sitio";

export async function readWatched(): Promise<Watched> {
  const { data, error } = await adminClient().rpc("operations_watch");
  if (error) throw databaseFailure(error, FAILED);
  return watched.parse(data);
}

/** Records this machine's alarms and queues the mail about new ones; returns the new kinds. */
export async function raiseAlarms(firing: Alarm[], host: string): Promise<string[]> {
  const { data, error } = await adminClient().rpc("raise_alarms", { p_firing: firing, p_host: host });
  if (error) throw databaseFailure(error, FAILED);
  return data;
}

/** Counts one visit under its kind of page; the URL is not stored. */
export async function noteVisit({ path, device, values }: Visit): Promise<void> {
  const { error } = await adminClient().rpc("note_web_vitals", {
    p_page: pageKind(path),
    p_device: device,
    p_values: values,
  });
  if (error) throw databaseFailure(error, FAILED);
}
