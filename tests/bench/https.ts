import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { HAPROXY, requireEngines } from "../../local/launch/engines.ts";
import { writeCertificate } from "../support/certificate.ts";
import { freePort, type Served } from "./servers.ts";

const TIMEOUTS = ["connect", "client", "server"].map((side) => `timeout ${side} 60s`).join("\n  ");

/** A site of this machine behind TLS and HTTP/2, as visitors reach it; the certificate is signed by nobody. */
export async function startHttps(site: string): Promise<Served> {
  requireEngines(console.error);
  const folder = await mkdtemp(path.join(tmpdir(), "bench-https-"));
  const [certificate, configuration] = [path.join(folder, "site.pem"), path.join(folder, "haproxy.cfg")];
  writeCertificate(certificate);
  const port = await freePort();
  await writeFile(
    configuration,
    `defaults
  mode http
  ${TIMEOUTS}
listen site
  bind 127.0.0.1:${port} ssl crt ${certificate} alpn h2,http/1.1
  http-request set-header X-Forwarded-Proto https
  server site ${new URL(site).host}
`,
  );
  const child = spawn(HAPROXY, ["-db", "-f", configuration], { stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url: `https://localhost:${port}`,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
