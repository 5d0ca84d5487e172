import { createECDH, createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { decodeProtectedHeader, type JWK, type JWTPayload, jwtVerify, SignJWT } from "jose";

/** Signs and verifies session tokens like a hosted project: ES256, with the public key at `.well-known/jwks.json`. */
export interface SigningKey {
  jwks: { keys: JWK[] };
  sign(claims: JWTPayload): Promise<string>;
  /** Claims of a token; throws when it is forged or expired. */
  verify(token: string): Promise<JWTPayload>;
  /** lite reads tokens with the shared secret only: the same request with a token for it. lite rejects invalid tokens. */
  forLite(request: Request): Promise<Request>;
}

const BEARER = /^Bearer (\S+\.\S+\.\S+)$/i;

/** The key follows from the secret, so that sessions survive a restart. */
export function signingKey(secret: string): SigningKey {
  const shared = new TextEncoder().encode(secret);
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(createHash("sha256").update(`ES256 ${secret}`).digest());
  const point = curve.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url");
  const open = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const kid = createHash("sha256").update(point).digest("base64url").slice(0, 16);
  const own = createPrivateKey({ key: { ...open, d: curve.getPrivateKey("base64url") }, format: "jwk" });
  const shown = createPublicKey(own);

  async function verify(token: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, ({ alg }) => (alg === "ES256" ? shown : shared), {
      algorithms: ["ES256", "HS256"],
    });
    return payload;
  }

  return {
    jwks: { keys: [{ ...open, kid, alg: "ES256", use: "sig", key_ops: ["verify"] }] },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid, typ: "JWT" }).sign(own),
    verify,
    forLite: async (request) => {
      const [, token = ""] = BEARER.exec(request.headers.get("authorization") ?? "") ?? [];
      const claims = isAsymmetric(token) ? await verify(token).catch(() => null) : null;
      if (!claims) return request;
      const headers = new Headers(request.headers);
      const resigned = new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: "JWT" });
      headers.set("authorization", `Bearer ${await resigned.sign(shared)}`);
      const { url, method, body } = request;
      return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
    },
  };
}

function isAsymmetric(token: string): boolean {
  try {
    return decodeProtectedHeader(token).alg === "ES256";
  } catch {
    return false;
  }
}
