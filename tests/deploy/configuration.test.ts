import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../local/launch/config.ts";
import { HAPROXY } from "../../local/launch/engines.ts";
import { writeCertificate } from "../support/certificate.ts";

const folder = mkdtempSync(path.join(tmpdir(), "haproxy-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("haproxy takes its configuration with TLS and the instances found by name, as compose.yaml gives it", () => {
  const certificate = path.join(folder, "site.pem");
  writeCertificate(certificate);
  const state = path.join(folder, "servers.state");
  writeFileSync(state, "1\n");
  const files = ["haproxy.cfg", "servers.cfg"].flatMap((name) => [
    "-f",
    path.join(ROOT, "deploy/haproxy", name),
  ]);
  const env = {
    SITE_HOST: "tienda.example.com",
    TLS_CERT: certificate,
    SITES_BIND: `unix@${folder}/sites.sock`,
    VARNISH: "127.0.0.1:6081",
    RELEASES_MAP: path.join(ROOT, "deploy/haproxy/releases.map"),
    SERVERS_STATE: state,
    ADMIN_SOCKET: path.join(folder, "haproxy.sock"),
  };
  // -dW: a warning is an error too.
  const printed = execFileSync(HAPROXY, ["-c", "-dW", ...files], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: "pipe",
  });
  expect(printed).toContain("Configuration file is valid");
});
