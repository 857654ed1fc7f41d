import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { seenRecord } from '#functions/platform/record/fields.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { asSeen } from '#functions/platform/record/stale.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { statementFields } from '#shared/domains/agreements/statement/fields.ts';
import { inputOf } from '#shared/domains/agreements/statement/rules.ts';
import type { Statement, StatementFields, StatementRow } from '#shared/domains/agreements/statement/schemas.ts';
import { STATEMENT_STAGES } from '#shared/domains/agreements/statement/stages.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { liveFigures } from './figures.ts';
import { statementRendering } from './rendering.ts';
import { statementStore } from './store.ts';

type Kept = Stored<StatementFields>;

/** A statement of the caller's artists, or 404. Outside, a draft is nobody's business. */
export function checkAccess(ctx: UserContext, statement: Kept): Kept {
  artistAccess.check(ctx, [statement.artist.artistId]);
  if (!isInternal(ctx) && statement.stage === 'draft') throw new AppError('notFound');
  return statement;
}

/** The same for lists. */
export const visibleOnly = (ctx: UserContext): Filter[] => [
  ...artistAccess.inColumn(ctx, 'artist'),
  ...(isInternal(ctx) ? [] : [{ column: 'stage', noneOf: [wordNo(STATEMENT_STAGES, 'draft')] }]),
];

const NOT_PRINTED: Rendering = { hash: '', state: 'failed', files: [] };

/** A statement as its caller may see it. A draft gets the figures of now. */
export async function shown(ctx: UserContext, statement: Kept): Promise<Statement> {
  const seen = seenRecord(ctx, statementFields, statement);
  if (!statement.figures) return { ...seen, figures: await liveFigures(ctx, inputOf(statement)) };
  const rendered = (await statementRendering.renderingOf(ctx.tenantId, statement)) ?? NOT_PRINTED;
  return { ...seen, figures: statement.figures, rendered };
}

export function rowOf(ctx: UserContext, statement: Kept): StatementRow {
  const { figures, questions: _asked, ...row } = seenRecord(ctx, statementFields, statement);
  return figures ? { ...row, balance: figures.balance, nights: figures.nights.length } : row;
}

/** The statement that a caller wants to change, as they last saw it. */
export const statementForUpdate = (ctx: UserContext, id: Id, rev: number): Promise<Kept> =>
  asSeen<Kept, Kept>(
    async (current) => ({ ...current, ...(await shown(ctx, current)) }),
    () => statementStore.getForUpdate(ctx, id, rev, (found) => checkAccess(ctx, found)),
  );
