import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll } from "vitest";
import { type Backend, type BackendOptions, startBackend } from "../../local/backend/backend.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";
import { PASSWORD_COST } from "./open-database.ts";

export const KEYS = {
  publishableKey: "sb_publishable_test",
  secretKey: "sb_secret_test",
  jwtSecret: "a-secret-for-tests-of-more-than-thirty-two-characters",
};

export interface SignedIn {
  client: SupabaseClient;
  id: string;
  email: string;
  password: string;
}

export interface TestBackend {
  url: string;
  siteUrl: string;
  mailbox: Backend["mailbox"];
  database: TestDatabase;
  /** A visitor without a session. */
  anon: SupabaseClient;
  /** The secret key. */
  service: SupabaseClient;
  /** Another client with the publishable key and no session. */
  client(): SupabaseClient;
  /** Adds a confirmed person and signs them in. */
  signIn(email?: string, metadata?: object): Promise<SignedIn>;
  close(): Promise<void>;
}

interface TestBackendOptions extends Partial<BackendOptions> {
  migrations?: string;
}

/** A whole backend over HTTP, on a free port and its own database. */
export async function createTestBackend({
  migrations,
  ...options
}: TestBackendOptions = {}): Promise<TestBackend> {
  const database = await createTestDatabase({ migrations });
  const folder = await mkdtemp(path.join(tmpdir(), "aventura-gamer-backend-"));
  const siteUrl = options.siteUrl ?? "http://localhost:3000";
  const backend = await startBackend({
    ...KEYS,
    databaseUrl: database.url,
    port: 0,
    storageDir: path.join(folder, "storage"),
    log: () => undefined,
    mailPauseSeconds: 1,
    passwordCost: PASSWORD_COST,
    ...options,
    siteUrl,
  }).catch(async (error: unknown) => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
  const make = (key: string) => {
    return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  };
  const service = make(KEYS.secretKey);
  const client = () => make(KEYS.publishableKey);

  return {
    url: backend.url,
    siteUrl,
    mailbox: backend.mailbox,
    database,
    service,
    client,
    anon: client(),
    signIn: async (email = `${randomUUID()}@example.com`, metadata = {}) => {
      const password = "una-clave-larga";
      const added = await service.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: metadata,
      });
      if (added.error) throw added.error;
      const person = client();
      const { error } = await person.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return { client: person, id: added.data.user.id, email, password };
    },
    close: async () => {
      await backend.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The backend of a test file, closed after its last test. */
export async function testBackend(options?: TestBackendOptions): Promise<TestBackend> {
  const backend = await createTestBackend(options);
  afterAll(() => backend.close());
  return backend;
}
