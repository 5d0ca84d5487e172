import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { portInUse } from "./postgres/port.ts";

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Listens on both loopback addresses, because `localhost` may resolve to either; resolves with the port. */
export async function listenOnLoopback(
  v4: Server,
  v6: Server,
  port: number,
  variable: string,
): Promise<number> {
  const refuse = (error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" || error.code === "EACCES" ? portInUse(port, variable) : error;
  };
  const taken = await listenOn(v4, "127.0.0.1", port).catch(refuse);
  await listenOn(v6, "::1", taken).catch((error: NodeJS.ErrnoException) => {
    // Without IPv6, or when the port is taken on ::1, only 127.0.0.1 is used.
    if (error.code === "EADDRINUSE" && port !== 0) {
      v4.close();
      refuse(error);
    }
  });
  return taken;
}

/** Closes a server and its open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
