import { createServer } from "node:net";

/** Takes a port for a moment: resolves with the number that is free, rejects when it is not. */
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

/** The sentence a person can act on when a port is taken. */
export function portInUse(port: number, variable: string): Error {
  return new Error(
    `Port ${port} is already in use. Set ${variable} to another port, or stop what listens there.`,
  );
}
