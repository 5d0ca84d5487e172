import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { fetchImage, type Network } from "./fetch-image";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A real server on a loopback address; returns its port and counts requests. */
async function serve(answer: RequestListener, host = "127.0.0.1") {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, visits };
}

/** In this test 127.0.0.1 is the internet and 127.0.0.2 the shop's own network. */
const network = (names: Record<string, string> = {}, timeoutMs = 2000): Network => ({
  resolve: async (host) => [{ address: names[host] ?? host, family: 4 }],
  isAllowed: (address) => address === "127.0.0.1",
  timeoutMs,
});
type Answer = (text: string) => RequestListener;
const bytes: Answer = (text) => (_request, response) => response.end(text);
const redirect: Answer = (to) => (_request, response) => response.writeHead(302, { location: to }).end();

describe("a public picture", () => {
  test("is requested with its host name", async () => {
    const { port, visits } = await serve(bytes("foto"));
    const found = await fetchImage(`http://fotos.test:${port}/a.jpg`, network({ "fotos.test": "127.0.0.1" }));
    expect(new TextDecoder().decode(found)).toBe("foto");
    expect(visits).toEqual([`fotos.test:${port}/a.jpg`]);
  });

  test("is fetched over at most three redirects", async () => {
    const { port } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end("foto");
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect((await fetchImage(`http://127.0.0.1:${port}/3`, network())).length).toBe(4);
    await expect(fetchImage(`http://127.0.0.1:${port}/4`, network())).rejects.toThrow(/demasiadas veces/);
  });

  test("must exist, have at most 10 MB and arrive in time", async () => {
    const missing = await serve((_request, response) => response.writeHead(404).end());
    await expect(fetchImage(`http://127.0.0.1:${missing.port}/`, network())).rejects.toThrow(/Respondió 404/);
    const declared = await serve((_request, response) =>
      response.writeHead(200, { "content-length": 10 * 1024 * 1024 + 1 }).flushHeaders(),
    );
    await expect(fetchImage(`http://127.0.0.1:${declared.port}/`, network())).rejects.toThrow(/10 MB/);
    const endless = await serve((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on("drain", more);
      more();
    });
    await expect(fetchImage(`http://127.0.0.1:${endless.port}/`, network())).rejects.toThrow(/10 MB/);
    const silent = await serve(() => undefined);
    await expect(fetchImage(`http://127.0.0.1:${silent.port}/`, network({}, 100))).rejects.toThrow(/tarda/);
    const drop = await serve((_request, response) => response.write("f"));
    await expect(fetchImage(`http://127.0.0.1:${drop.port}/`, network({}, 100))).rejects.toThrow(/tarda/);
  });
});

describe("an address that is not public", () => {
  const secret = () => serve(bytes("clave"), "127.0.0.2");

  test("is never requested, by IP address, name or redirect", async () => {
    const { port, visits } = await secret();
    const door = await serve(redirect(`http://127.0.0.2:${port}/`));
    const names = network({ "interno.test": "127.0.0.2" });
    for (const address of [
      `http://127.0.0.2:${port}/`,
      `http://interno.test:${port}/`,
      `http://127.0.0.1:${door.port}/`,
    ])
      await expect(fetchImage(address, names)).rejects.toThrow(/no es pública/);
    expect(visits).toEqual([]);
  });

  test("is refused when one of a name's addresses is inside", async () => {
    const { port, visits } = await serve(bytes("foto"));
    const both: Network = {
      ...network(),
      resolve: async () => [
        { address: "127.0.0.1", family: 4 },
        { address: "127.0.0.2", family: 4 },
      ],
    };
    await expect(fetchImage(`http://mixto.test:${port}/`, both)).rejects.toThrow(/no es pública/);
    expect(visits).toEqual([]);
  });

  test("is not reached when the name resolves to another address later", async () => {
    const inside = await secret();
    const outside = await serve(bytes("foto"));
    const answers = ["127.0.0.1", "127.0.0.2", "127.0.0.2"];
    const rebinding: Network = {
      ...network(),
      resolve: async () => [{ address: answers.shift() ?? "127.0.0.2", family: 4 }],
    };
    const found = await fetchImage(`http://cambia.test:${outside.port}/`, rebinding);
    expect(new TextDecoder().decode(found)).toBe("foto");
    expect(inside.visits).toEqual([]);
  });

  test("the real resolver rejects this machine under every name", async () => {
    const { port, visits } = await serve(bytes("clave"));
    const hosts = [
      "127.0.0.1",
      "localhost",
      "2130706433",
      "0x7f.1",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0.0.0.0",
    ];
    for (const host of hosts)
      await expect(fetchImage(`http://${host}:${port}/`), host).rejects.toThrow(/no es pública/);
    expect(visits).toEqual([]);
  });

  test("other schemes and URLs with passwords are rejected", async () => {
    for (const address of ["file:///etc/passwd", "ftp://ejemplo.com/a", "http://a:b@ejemplo.com/", "hola"])
      await expect(fetchImage(address)).rejects.toThrow(/dirección completa/);
    const { port } = await serve(redirect("file:///etc/passwd"));
    await expect(fetchImage(`http://127.0.0.1:${port}/`, network())).rejects.toThrow(/dirección completa/);
  });
});
