import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Difference, ReceivedDocument, ReceivedMatch } from './schemas.ts';
import { MATCH_REASONS } from './states.ts';

/** An agreement that still waits for its invoice. */
export interface Billable {
  readonly id: Id;
  readonly rev: number;
  readonly number: string;
  readonly currency: string;
  readonly gross: number;
  /** The names under which the artist's side may send an invoice. The first one is printed. */
  readonly sellers: readonly string[];
  readonly vatNumber: string;
  readonly subject: string;
}
type Reason = (typeof MATCH_REASONS)[number];

const bare = (number: string): string => fold(number).replace(/[^a-z0-9]/g, '');
const plainName = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** The parts of the references that may be a number, each without punctuation at its ends. */
const wordsOf = ({ references }: ReceivedDocument): ReadonlySet<string> =>
  new Set(references.flatMap((text) => fold(text).split(/[\s,;:()]+/)).map((word) => word.replace(/^\W+|\W+$/g, '')));

function isNamed({ seller }: ReceivedDocument, { sellers }: Billable): boolean {
  const name = plainName(seller.name);
  return name !== '' && sellers.some((one) => plainName(one) === name);
}

function reasonsOf(document: ReceivedDocument, agreement: Billable): Reason[] {
  const holds: Readonly<Record<Reason, boolean>> = {
    number: wordsOf(document).has(fold(agreement.number)),
    vatNumber: agreement.vatNumber !== '' && bare(agreement.vatNumber) === bare(document.seller.vatNumber),
    name: isNamed(document, agreement),
    amount: document.currency === agreement.currency && document.total === agreement.gross,
  };
  return MATCH_REASONS.filter((reason) => holds[reason]);
}

/** Lists what an e-invoice says otherwise than an agreement. A number that one of them lacks is no difference. */
export function differencesOf(document: ReceivedDocument, agreement: Billable, locale: Locale): Difference[] {
  const { currency, total, seller } = document;
  const hasVat = agreement.vatNumber !== '' && seller.vatNumber !== '';
  const found: readonly (Difference & { readonly isThere: boolean })[] = [
    { about: 'currency', agreed: agreement.currency, invoiced: currency, isThere: currency !== agreement.currency },
    {
      about: 'amount',
      agreed: moneyText({ minor: agreement.gross, currency: agreement.currency }, locale),
      invoiced: moneyText({ minor: total, currency }, locale),
      isThere: total !== agreement.gross,
    },
    {
      about: 'vatNumber',
      agreed: agreement.vatNumber,
      invoiced: seller.vatNumber,
      isThere: hasVat && bare(agreement.vatNumber) !== bare(seller.vatNumber),
    },
    {
      about: 'seller',
      agreed: agreement.sellers[0] ?? '',
      invoiced: seller.name,
      isThere: !isNamed(document, agreement),
    },
  ];
  return found.filter(({ isThere }) => isThere).map(({ isThere: _there, ...difference }) => difference);
}

/** Compares an e-invoice with one agreement. */
export function matchWith(document: ReceivedDocument, agreement: Billable, locale: Locale): ReceivedMatch {
  const by = reasonsOf(document, agreement);
  const differences = differencesOf(document, agreement, locale);
  const isFrom = by.includes('vatNumber') || by.includes('name');
  const certainty =
    by.includes('number') && differences.length === 0
      ? 'certain'
      : by.includes('number') || (isFrom && by.includes('amount'))
        ? 'likely'
        : 'possible';
  const { id, rev, number, sellers, subject } = agreement;
  return { agreement: { id, rev, number, seller: sellers[0] ?? '', subject }, certainty, by, differences };
}

const weightOf = ({ by }: ReceivedMatch): number =>
  by.reduce((sum, reason) => sum + 2 ** (MATCH_REASONS.length - MATCH_REASONS.indexOf(reason)), 0);

/** Compares an e-invoice with all agreements, the most likely one first. */
export const matchesOf = (
  document: ReceivedDocument,
  agreements: readonly Billable[],
  locale: Locale,
): ReceivedMatch[] =>
  agreements
    .map((agreement) => matchWith(document, agreement, locale))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.differences.length - b.differences.length);

/** Proposes an agreement: the best one, if it is the only one that is as good. An amount alone proves nothing. */
export function proposalOf(matches: readonly ReceivedMatch[]): ReceivedMatch | undefined {
  const [best, next] = matches;
  const isSomething = best?.by.some((reason) => reason !== 'amount');
  return best && isSomething && (!next || weightOf(next) < weightOf(best)) ? best : undefined;
}
