import { takeUniqueValue, uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * A commission is billed once: by a commission invoice, or by a statement that takes it off the artist's fee. Both
 * decide in the turn of the artist. A statement takes its shows by unique values:
 *   a settled show                        `statement.show`
 *   a show whose commission is invoiced   `statement.commissionApart` as well
 */
const SHOW = 'statement.show';
const APART = 'statement.commissionApart';

/** The turn in which commissions of an artist are billed. */
export const commissionTurn = (artistId: Id): string => `artist.commission.${noOf(artistId)}`;

interface Taken {
  readonly showId: Id;
  readonly isCommissionApart?: true | undefined;
}
interface Taking {
  readonly statementId: Id;
  readonly refused: () => AppError;
}
/** Takes a show for a statement. */
export const takeShow = (
  tenantId: string,
  { showId, isCommissionApart }: Taken,
  { statementId, refused }: Taking,
): Write[] =>
  [SHOW, ...(isCommissionApart ? [APART] : [])].map((kind) =>
    takeUniqueValue(tenantId, kind, showId, statementId, refused),
  );

/** Whether a statement takes the commission of a show off the artist's fee. */
export async function isOnStatement(tenantId: string, showId: Id): Promise<boolean> {
  const [show, apart] = await Promise.all([SHOW, APART].map((kind) => uniqueValueOwner(tenantId, kind, showId)));
  return show !== undefined && apart === undefined;
}
