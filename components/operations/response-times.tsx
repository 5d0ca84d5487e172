import { Fact } from "@/components/ui/fact-list";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/core/money";
import { type ProviderState, probeProvider } from "@/lib/payments/staff/probe";
import { isBackendUp } from "@/lib/settings/health";

const PROVIDER: Record<Exclude<ProviderState, "up">, string> = {
  refused: "Rechazó las credenciales",
  silent: "No respondió en 3 segundos",
};

/** A result and how many milliseconds it took. */
async function timed<Result>(ask: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await ask();
  return { result, ms: Math.round(performance.now() - startedAt) };
}

/** Response times of the database and the payment provider, measured for this page. */
export async function ResponseTimes() {
  const [backend, provider] = await Promise.all([timed(isBackendUp), timed(probeProvider)]);
  return (
    <dl className="panel grid grid-cols-2 gap-4 px-4 py-3">
      <Fact label="Base de datos">
        {backend.result ? `${formatNumber(backend.ms)} ms` : "No respondió en 2 segundos"}
      </Fact>
      <Fact label="Mercado Pago">
        {provider.result === "up" ? `${formatNumber(provider.ms)} ms` : PROVIDER[provider.result]}
      </Fact>
    </dl>
  );
}

export function ResponseTimesSkeleton() {
  return <Skeleton className="h-[4.25rem]" />;
}
