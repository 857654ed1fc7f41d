import type { showContract } from '#shared/domains/booking/show/contract.ts';
import type { CallOf } from '#shared/kernel/contract/route.ts';
import { STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';

/** The fields that tie a show to a record. */
export type RecordField = 'artist' | 'venue' | 'promoter' | 'production';
/** The number of shows on the card of a record. */
const ON_CARD = 8;
/** Asks for the shows of a record: all, or from a day on without released and cancelled ones. */
export const recordQuestion = (
  field: RecordField,
  id: string,
  from?: LocalDate,
): CallOf<typeof showContract.routes.list>['body'] => ({
  filters: [{ field, values: [id] }, ...(from ? [{ field: 'phase' as const, values: [...STANDING_PHASES] }] : [])],
  perPage: ON_CARD,
  ...(from && { from }),
});
