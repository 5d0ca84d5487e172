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

/** Listens on both loopback addresses, because `localhost` may mean either; resolves with the port. */
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
    // A machine without IPv6, or a chosen port that only the other address has free, is served on 127.0.0.1 alone.
    if (error.code === "EADDRINUSE" && port !== 0) {
      v4.close();
      refuse(error);
    }
  });
  return taken;
}

/** Closes a server with the connections that are still open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
