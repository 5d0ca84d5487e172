import { type BackendOptions, startBackend } from "../../../local/backend/backend.ts";

/** The backend in a process of its own, so that it can go down together with its database. */
const options: BackendOptions = JSON.parse(process.argv[2] ?? "");
const { url } = await startBackend({ ...options, log: () => undefined });
process.send?.(url);
