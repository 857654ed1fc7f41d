import type { EsignEvent } from './outcome.ts';

/** Returns the SHA-256 of a text in hexadecimal. The caller supplies it, because shared code has no crypto. */
export type Digest = (text: string) => string;

/** The hash before the first event. */
export const GENESIS = '0'.repeat(64);

/** An event with its number and hashes, as it is stored. */
export interface AuditEvent extends EsignEvent {
  readonly n: number;
  readonly prev: string;
  readonly hash: string;
}
export interface Head {
  readonly auditSeq: number;
  readonly auditHash: string;
}

/**
 * Writes a value as canonical JSON: keys in the order of their code units, no spaces, no undefined fields (RFC 8785 for
 * texts, whole numbers, booleans, lists and objects).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one ?? null)).join(',')}]`;
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error('an event holds whole numbers only');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`;
}

const hashOf = (prev: string, n: number, event: EsignEvent, digest: Digest): string =>
  digest(prev + canonicalJson({ n, ...event }));

/** Appends events to a chain, and returns them with the new head. */
export function chained(
  head: Head,
  events: readonly EsignEvent[],
  digest: Digest,
): { readonly head: Head; readonly events: readonly AuditEvent[] } {
  let { auditSeq, auditHash } = head;
  const added = events.map((event) => {
    const [n, prev] = [auditSeq + 1, auditHash];
    auditSeq = n;
    auditHash = hashOf(prev, n, event, digest);
    return { ...event, n, prev, hash: auditHash };
  });
  return { head: { auditSeq, auditHash }, events: added };
}

/** The event of a stored item, without what the chain and the store add. */
function bare({ type, at, by, participantId, personId, data }: AuditEvent): EsignEvent {
  return {
    type,
    at,
    by,
    ...(participantId === undefined ? {} : { participantId }),
    ...(personId === undefined ? {} : { personId }),
    ...(data === undefined ? {} : { data }),
  };
}

/** Returns the number of the first event that is missing or was changed; undefined: the chain is whole. */
export function firstBreak(events: readonly AuditEvent[], head: Head, digest: Digest): number | undefined {
  let prev = GENESIS;
  for (const [i, event] of events.entries()) {
    const n = i + 1;
    const isRight = event.n === n && event.prev === prev && event.hash === hashOf(prev, n, bare(event), digest);
    if (!isRight) return n;
    prev = event.hash;
  }
  return events.length === head.auditSeq && prev === head.auditHash ? undefined : events.length + 1;
}

/**
 * Returns the Merkle root of chain heads, which a daily job locks. Leaves and nodes are hashed with different prefixes,
 * so that no node passes for a leaf; an odd last node moves up alone (RFC 6962).
 */
export function merkleRoot(heads: readonly string[], digest: Digest): string {
  let level = heads.map((head) => digest(`0:${head}`));
  if (level.length === 0) return digest('');
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, i) => {
      const [left = '', right] = level.slice(2 * i, 2 * i + 2);
      return right === undefined ? left : digest(`1:${left}${right}`);
    });
  }
  return level[0] ?? '';
}
