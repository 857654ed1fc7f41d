import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { currencyByCode } from '#functions/domains/reference/currency/store.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkReferences, namedRecord } from '#functions/platform/record/references.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { checkPeriod } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields, StatementInput } from '#shared/domains/agreements/statement/schemas.ts';

const REFERENCES = { bookkeepingId: bookkeepingStore, currency: currencyByCode };

/** Prepares a draft from its input. Each wrong reference is refused at its field. */
export async function prepareStatement(
  ctx: UserContext,
  { artistId, bookkeepingId, ...input }: StatementInput,
  before?: StatementFields,
): Promise<StatementFields> {
  checkPeriod(input);
  artistAccess.checkKnown(ctx, [artistId]);
  const said = { bookkeepingId, currency: input.currency };
  const was = before && { bookkeepingId: before.bookkeeping.bookkeepingId, currency: before.currency };
  const [artist, bookkeeping] = await Promise.all([
    namedRecord(ctx, artistStore, 'artistId', artistId, [before?.artist.artistId]),
    bookkeepingStore.find(ctx, bookkeepingId),
    checkReferences(ctx, REFERENCES, said, was),
  ]);
  return {
    ...input,
    artist: { artistId, name: artist.name },
    bookkeeping: { bookkeepingId, name: bookkeeping?.name ?? '' },
    stage: 'draft',
    number: '',
  };
}
