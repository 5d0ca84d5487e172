import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Varnish brings the compiler for its configuration. */
const PACKAGES = ["haproxy", "varnish", "redis-server"];
export const HAPROXY = "/usr/sbin/haproxy";
export const VARNISHD = "/usr/sbin/varnishd";
export const REDIS = "/usr/bin/redis-server";

const areThere = () => [HAPROXY, VARNISHD, REDIS].every((program) => existsSync(program));
const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Whether haproxy, Varnish and Redis are installed, or can be. */
export const canHaveEngines = () => areThere() || canInstall();

/** Installs haproxy, Varnish and Redis from Debian as root; otherwise says what to install. */
export function requireEngines(log: (line: string) => void): void {
  if (areThere()) return;
  if (canInstall()) {
    log(`Instalando ${PACKAGES.join(", ")}…`);
    const options = {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    } as const;
    execFileSync("apt-get", ["update", "-q"], options);
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...PACKAGES], options);
  }
  if (!areThere())
    throw new Error(
      `Varias instancias necesitan haproxy, Varnish y Redis. Instálalos y vuelve a intentarlo: sudo apt-get install ${PACKAGES.join(" ")}`,
    );
}
