import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { fileOf, frameOf } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { SeenFigures, SeenStatement } from '#shared/domains/agreements/statement-link/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** The statement of a link. Only a sent one has a page. */
export async function statementOf(link: StoredLink): Promise<Stored<StatementFields>> {
  const statement = await statementStore.find(link, link.recordId);
  if (!statement?.figures) throw new AppError('linkUnknown');
  return statement;
}

function figuresSeen({ figures }: StatementFields): SeenFigures {
  if (!figures) throw new AppError('linkUnknown');
  return {
    carried: figures.carried.map(({ number, balance }) => ({ number, balance })),
    nights: figures.nights.map(({ number, date, place, rows, balance }) => ({ number, date, place, rows, balance })),
    rows: figures.rows,
    balance: figures.balance,
  };
}

/** The statement for the page of a link. */
export function seenBy(
  ctx: PublicContext,
  link: StoredLink,
  statement: Stored<StatementFields>,
  locale?: Locale,
): SeenStatement {
  const { number, artist, bookkeeping, currency, from, to, stage, agreed, payout, questions = [] } = statement;
  const { name, size } = fileOf(link);
  return {
    ...frameOf(ctx, link, locale),
    number,
    artist: artist.name,
    bookkeeping: bookkeeping.name,
    currency,
    from,
    to,
    stage,
    figures: figuresSeen(statement),
    ...(agreed ? { agreed: { date: agreed.date, name: agreed.name } } : {}),
    ...(payout ? { payout } : {}),
    questions,
    file: { name, size },
  };
}
