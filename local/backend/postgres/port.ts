import { createServer } from "node:net";

/** Binds a port briefly: resolves with its number, rejects when it is taken. */
export function probePort(port: number, host = "127.0.0.1"): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** Actionable error message for a taken port. */
export function portInUse(port: number, variable: string): Error {
  return new Error(
    `Port ${port} is already in use. Set ${variable} to another port, or stop what listens there.`,
  );
}
