import { execFileSync } from "node:child_process";

/** Writes a key and a self-signed certificate for localhost into one file, as haproxy reads them. */
export function writeCertificate(file: string): void {
  const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...args, "-keyout", file, "-out", file], { stdio: "ignore" });
}
