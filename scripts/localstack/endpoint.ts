/** LocalStack's one address for all services. */
export const LOCALSTACK_ENDPOINT = process.env.LOCALSTACK_ENDPOINT ?? 'http://127.0.0.1:4566';
export const SERVICES = ['dynamodb', 's3', 'sqs', 'ses'] as const;
export type Service = (typeof SERVICES)[number];

interface Health {
  readonly version: string;
  readonly services: Readonly<Record<string, string>>;
}

export async function localstackHealth(): Promise<Health | undefined> {
  try {
    const reply = await fetch(`${LOCALSTACK_ENDPOINT}/_localstack/health`, { signal: AbortSignal.timeout(3000) });
    return reply.ok ? ((await reply.json()) as Health) : undefined;
  } catch {
    return undefined;
  }
}

/** A mistake of the caller or of the machine: one line, no stack. */
export function refuse(message: string): never {
  console.error(`localstack: ${message}`);
  process.exit(1);
}
