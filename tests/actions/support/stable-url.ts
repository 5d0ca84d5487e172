import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";

type Name = "backend" | "mail" | "provider";

/** By name: a server that stays as long as the process, and the port that it leads to. */
const doors = new Map<Name, { server: Server; port: number }>();

/**
 * The address of a server, which is the same for each test file of a process. The site's modules are loaded once for all
 * files and keep the addresses that they see first, while each file has a backend, mail server and provider of its own.
 * Without `url` it leads nowhere.
 */
export async function stableUrl(name: Name, url?: string): Promise<string> {
  const door = doors.get(name) ?? { server: createServer(), port: 0 };
  if (!doors.has(name)) {
    doors.set(name, door);
    door.server.on("connection", (outside) => {
      const inside = connect(door.port, "127.0.0.1");
      outside.pipe(inside).pipe(outside);
      outside.on("error", () => inside.destroy()).on("close", () => inside.destroy());
      inside.on("error", () => outside.destroy()).on("close", () => outside.destroy());
    });
    door.server.listen(0, "127.0.0.1").unref();
    await once(door.server, "listening");
  }
  const stable = new URL(url ?? "http://127.0.0.1");
  door.port = Number(stable.port);
  stable.hostname = "127.0.0.1";
  stable.port = String((door.server.address() as AddressInfo).port);
  return stable.href.replace(/\/$/, "");
}
