import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

type Name = "backend" | "mail" | "provider";

/** By name: a server that runs as long as the process, and the port that it forwards to. */
const forwarders = new Map<Name, { server: Server; port: number }>();

/**
 * The address of a server, which is the same for each test file of a process. The site's modules are loaded once for all
 * files and keep the first addresses, while each file has its own backend, mail server and provider.
 * Without `url` connections are refused.
 */
export async function stableUrl(name: Name, url?: string): Promise<string> {
  const forwarder = forwarders.get(name) ?? { server: createServer(), port: 0 };
  if (!forwarders.has(name)) {
    forwarders.set(name, forwarder);
    forwarder.server.on("connection", (client) => {
      const target = connect(forwarder.port, "127.0.0.1");
      client.pipe(target).pipe(client);
      client.on("error", () => target.destroy()).on("close", () => target.destroy());
      target.on("error", () => client.destroy()).on("close", () => client.destroy());
    });
    forwarder.server.listen(0, "127.0.0.1").unref();
    await once(forwarder.server, "listening");
  }
  const stable = new URL(url ?? "http://127.0.0.1");
  forwarder.port = Number(stable.port);
  stable.hostname = "127.0.0.1";
  stable.port = String((forwarder.server.address() as AddressInfo).port);
  return stable.href.replace(/\/$/, "");
}
