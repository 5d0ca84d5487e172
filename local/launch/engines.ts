import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** haproxy, Varnish with its module for purges by key, and the compiler that Varnish translates its configuration with. */
const PACKAGES = ["haproxy", "varnish", "varnish-modules"];
export const HAPROXY = "/usr/sbin/haproxy";
export const VARNISHD = "/usr/sbin/varnishd";

const areThere = () => existsSync(HAPROXY) && existsSync(VARNISHD);

/** Installs haproxy and Varnish from Debian as root; otherwise says what to install. */
export function requireEngines(log: (line: string) => void): void {
  if (areThere()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
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
      `Varias instancias necesitan haproxy y Varnish. Instálalos y vuelve a intentarlo: sudo apt-get install ${PACKAGES.join(" ")}`,
    );
}
