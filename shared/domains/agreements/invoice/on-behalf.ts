import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import type { InvoiceFields, InvoiceType } from './schemas.ts';

/** A document in an artist's name drafts a commission for each of its shows. A transaction has room for this many. */
export const MAX_COMMISSIONS = 8;

interface Books {
  readonly isArtists?: boolean | undefined;
}
/** The kind of a document in its bookkeeping. The agency bills its commission in its own name only. */
export function typeIn(type: InvoiceType, { isArtists }: Books): InvoiceType {
  if (isArtists && type === 'commission') throw new AppError('choice', { field: 'bookkeepingId' });
  if (type !== 'invoice' && type !== 'onBehalf') return type;
  return isArtists ? 'onBehalf' : 'invoice';
}

interface Represented {
  readonly name: string;
  readonly bookkeepingId?: Id | undefined;
  readonly hasMandate: boolean;
}
interface Mandate {
  readonly id: Id;
  /** The date of the mandate, or of the agreement on self-billing. */
  readonly signedOn?: LocalDate | '' | undefined;
  /** The code of the problem that it is missing. */
  readonly code: string;
  /** The date of the document. */
  readonly date: LocalDate | '';
}
const FIELD = 'artistIds';

/** Lists what keeps the agency from issuing a document in the name of its artists: each has a mandate of that day. */
export function mandateProblems(
  { shows }: Pick<InvoiceFields, 'shows'>,
  artists: readonly Represented[],
  { id, signedOn, code, date }: Mandate,
): ErrorDetail[] {
  const isDated = signedOn !== undefined && signedOn !== '' && signedOn <= date;
  const without = artists.find(({ hasMandate }) => !hasMandate || !isDated);
  const other = artists.find(({ bookkeepingId }) => bookkeepingId !== id);
  return [
    ...(artists.length > 0 ? [] : [{ code: 'required', field: FIELD }]),
    ...(other ? [{ code: 'onBehalf.otherArtist', field: FIELD, params: { name: other.name } }] : []),
    ...(without && !other ? [{ code, field: FIELD, params: { name: without.name } }] : []),
    ...(shows.length > MAX_COMMISSIONS
      ? [{ code: 'onBehalf.tooManyShows', field: 'showIds', params: { max: MAX_COMMISSIONS } }]
      : []),
  ];
}
