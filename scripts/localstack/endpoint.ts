import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** LocalStack's one address for all services. */
export const LOCALSTACK_ENDPOINT = process.env.LOCALSTACK_ENDPOINT ?? 'http://127.0.0.1:4566';
export const COMPOSE_FILE = fileURLToPath(new URL('./compose.yml', import.meta.url));
/** The version pinned there. */
export const LOCALSTACK_VERSION = /image: localstack\/localstack:(\S+)/.exec(readFileSync(COMPOSE_FILE, 'utf8'))?.[1];
export const SERVICES = ['dynamodb', 's3', 'sqs', 'ses'] as const;
export type Service = (typeof SERVICES)[number];

interface Health {
  readonly version: string;
  readonly services: Readonly<Record<string, string>>;
}

async function health(): Promise<Health | undefined> {
  try {
    const reply = await fetch(`${LOCALSTACK_ENDPOINT}/_localstack/health`, { signal: AbortSignal.timeout(3000) });
    const found = (await reply.json()) as Partial<Health>;
    return reply.ok && found.version ? (found as Health) : undefined;
  } catch {
    return undefined;
  }
}

/** Describes the fault of the running LocalStack in one line; undefined when it is ours; `absent` when none answers. */
export async function localstackFault(): Promise<string | undefined> {
  const found = await health();
  if (!found) return 'absent';
  if (found.version !== LOCALSTACK_VERSION)
    return `LocalStack ${found.version} answers at ${LOCALSTACK_ENDPOINT}, the tests are for ${LOCALSTACK_VERSION}: end it first`;
  const missing = SERVICES.filter((service) => !/running|available/.test(found.services[service] ?? ''));
  return missing.length === 0
    ? undefined
    : `LocalStack at ${LOCALSTACK_ENDPOINT} is without ${missing.join(', ')}: start it with SERVICES=${SERVICES.join(',')}`;
}

/** A mistake of the caller or of the machine: one line, no stack. */
export function refuse(message: string): never {
  console.error(`localstack: ${message}`);
  process.exit(1);
}
