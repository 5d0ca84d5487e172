import { type BackendOptions, startBackend } from "../../../local/backend/backend.ts";

/** The backend in its own process, so that it can fail together with its database. */
const options: BackendOptions = JSON.parse(process.argv[2] ?? "");
const { url } = await startBackend({ ...options, log: () => undefined });
process.send?.(url);
