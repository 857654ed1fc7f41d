import { dealOf } from '#functions/domains/booking/show/public/deal-store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { plain } from '#functions/platform/record/items.ts';
import type { BudgetInput, ShowActual } from '#shared/domains/booking/production/budget.ts';
import { budgetFigures, showActual } from '#shared/domains/booking/production/budget-rules.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showsSeen } from './public/shows-store.ts';

type Production = Stored<ProductionFields>;
/** A budget has the number of its production. */
export const budgets = besideRecord<BudgetInput>('productionBudget');
const EMPTY: BudgetInput = { lines: [], notes: '' };
/** Deals read at once. */
const AT_ONCE = 25;

async function actualsOf(ctx: UserContext, production: Production): Promise<ShowActual[]> {
  const shows = await showsSeen(ctx, production);
  const actuals: ShowActual[] = [];
  for (let i = 0; i < shows.length; i += AT_ONCE) {
    const part = shows.slice(i, i + AT_ONCE);
    const deals = await Promise.all(part.map(({ no }) => dealOf(ctx, no)));
    actuals.push(...part.flatMap((show, at) => showActual(show, deals[at]) ?? []));
  }
  return actuals.sort((a, b) => a.date.localeCompare(b.date));
}

/** The plan beside what the shows come to. Outside the agency it is nobody's business. */
export async function budgetOf(ctx: UserContext, production: Production) {
  if (ctx.actor.environment !== 'internal') throw new AppError('denied');
  const [stored, shows] = await Promise.all([budgets.of(ctx, production.no), actualsOf(ctx, production)]);
  const budget = { ...(stored ? plain(stored) : EMPTY), rev: stored?.rev ?? 0 };
  return { budget, shows, figures: budgetFigures(budget.lines, shows) };
}

/** The log says that the budget was changed, not its amounts: it is read by more people. */
const logged = (ctx: UserContext, production: Production): Write =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'production',
    no: production.no,
    recordId: production.id,
    rev: production.rev,
    title: production.name,
    action: 'budget',
    changes: [],
  });

export async function saveBudget(ctx: UserContext, production: Production, rev: number, input: BudgetInput) {
  const before = await budgets.of(ctx, production.no);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale', {}, { current: await budgetOf(ctx, production) });
  const after = budgets.next(ctx, production.no, before, input);
  await commit([budgets.write(ctx, before, after), logged(ctx, production)]);
  return budgetOf(ctx, production);
}

/** The plan of a production that is copied; what it really came to belongs to the first one. */
export async function budgetCopy(ctx: UserContext, fromNo: number): Promise<(toNo: number) => readonly Write[]> {
  const source = await budgets.of(ctx, fromNo);
  if (!source) return () => [];
  const { lines, notes } = plain(source);
  const plan = { lines: lines.map(({ actual: _was, ...line }) => line), notes };
  return (toNo) => [budgets.write(ctx, undefined, budgets.next(ctx, toNo, undefined, plan))];
}
