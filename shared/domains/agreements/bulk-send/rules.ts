import type { DocumentState } from '#shared/domains/agreements/esign/states.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { BulkErrorCode } from './errors.ts';

/** The facts of a show that decide whether its contract can go out for signature. */
export interface BulkFacts {
  readonly isCancelled: boolean;
  readonly isPreliminary: boolean;
  readonly contractStage?: string | undefined;
  readonly signing?: DocumentState | undefined;
  /** Whether the contract names another party. */
  readonly hasParty: boolean;
  readonly signer: { readonly name: string; readonly email: string };
}

const HELD: Readonly<Partial<Record<DocumentState, BulkErrorCode>>> = {
  review: 'bulkSend.inReview',
  outForSignature: 'bulkSend.out',
  completing: 'bulkSend.out',
  completed: 'bulkSend.signed',
  manualComplete: 'bulkSend.signed',
  declined: 'bulkSend.ended',
  expired: 'bulkSend.ended',
};

/** The reasons why a show cannot be sent. A draft of a signing has its own people and is judged when it is sent. */
export function reasonsOf(facts: BulkFacts): BulkErrorCode[] {
  const { isCancelled, isPreliminary, contractStage, signing, hasParty, signer } = facts;
  const held = signing && HELD[signing];
  if (held) return [held];
  if (contractStage === 'signed') return ['bulkSend.signed'];
  const isNew = signing !== 'draft';
  const found: (BulkErrorCode | false)[] = [
    isCancelled && 'bulkSend.cancelled',
    isPreliminary && 'bulkSend.preliminary',
    isNew && !hasParty && 'bulkSend.noParty',
    isNew && hasParty && !(signer.name && signer.email) && 'bulkSend.noSigner',
  ];
  return found.filter((one) => one !== false);
}

interface Rider {
  readonly artistId: string;
  readonly kind: string;
  readonly language: string;
  /** Empty: always. */
  readonly validFrom: string;
}
const languageOf = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];

/** The language of the contract comes first, then the later day. */
function isBetter(one: Rider, other: Rider | undefined, locale: Locale): boolean {
  if (!other) return true;
  const [speaks, spoke] = [one, other].map(({ language }) => languageOf(language) === languageOf(locale));
  return speaks === spoke ? one.validFrom > other.validFrom : speaks === true;
}

/**
 * Chooses the riders that go along with a contract: of each artist and kind the one in the contract's language, else
 * the newest that is valid on the day of the show.
 */
export function ridersFor<R extends Rider>(riders: readonly R[], day: LocalDate, locale: Locale): R[] {
  const best = new Map<string, R>();
  for (const rider of riders) {
    if (rider.validFrom > day) continue;
    const key = `${rider.artistId} ${rider.kind}`;
    if (isBetter(rider, best.get(key), locale)) best.set(key, rider);
  }
  return [...best.values()];
}
