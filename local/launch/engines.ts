import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** haproxy, Varnish with its module for purges by key, and the compiler that Varnish translates its configuration with. */
const PACKAGES = ["haproxy", "varnish", "varnish-modules"];
export const HAPROXY = "/usr/sbin/haproxy";
export const VARNISHD = "/usr/sbin/varnishd";

const areThere = () => existsSync(HAPROXY) && existsSync(VARNISHD);
const canInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Whether haproxy and Varnish are installed, or can be. */
export const canHaveEngines = () => areThere() || canInstall();

/** Installs haproxy and Varnish from Debian as root; otherwise says what to install. */
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
      `Varias instancias necesitan haproxy y Varnish. Instálalos y vuelve a intentarlo: sudo apt-get install ${PACKAGES.join(" ")}`,
    );
}
