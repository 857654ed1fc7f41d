import { commissionTurn } from '#functions/domains/agreements/invoice/public/commission-guard.ts';
import { monthOpen } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { commitNumbered } from '#functions/platform/data/sequence.ts';
import { serialized } from '#functions/platform/data/serialized.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkSendable, checkStep, inputOf, statementNumber } from '#shared/domains/agreements/statement/rules.ts';
import type { StatementFields } from '#shared/domains/agreements/statement/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { yearOf } from '#shared/kernel/time/date.ts';
import { liveFigures } from './figures.ts';
import { prepareStatement } from './prepare.ts';
import { daysOf } from './public/days.ts';
import { statementRendering } from './rendering.ts';
import { statementStore } from './store.ts';
import { shown, statementForUpdate } from './view.ts';

interface Seen {
  readonly rev: number;
  readonly balance: number;
}
/**
 * Freezes the figures that the sender saw, under the next number, and has them printed. Each show enters one statement
 * only. The month of today must be open.
 */
export async function sendStatement(ctx: UserContext, id: Id, seen: Seen) {
  const before = await statementForUpdate(ctx, id, seen.rev);
  checkStep(before, 'send');
  const turns = [commissionTurn(before.artist.artistId)];
  return serialized(ctx.tenantId, turns, (taken) => freeze(ctx, before, seen.balance, taken));
}

async function freeze(ctx: UserContext, before: Stored<StatementFields>, balance: number, turns: readonly Write[]) {
  const input = inputOf(before);
  const [named, figures, { today }] = await Promise.all([
    prepareStatement(ctx, input, before),
    liveFigures(ctx, input),
    daysOf(ctx, before),
  ]);
  checkSendable(figures, balance);
  const sent = { ...named, stage: 'sent' as const, figures, sentAt: ctx.now.toISOString() };
  const { outbox, extra } = await statementRendering.askFor(ctx, { ...before, ...sent });
  const isOpen = monthOpen(ctx.tenantId, input.bookkeepingId, today);
  const year = yearOf(today);
  const numbered = (value: number) =>
    statementStore.next(ctx, before, { ...sent, number: statementNumber(year, value) });
  const value = await commitNumbered(ctx.tenantId, `statement.${year}`, (next) =>
    statementStore.writes(ctx, before, numbered(next), { action: 'send', outbox, extra: [...extra, ...turns, isOpen] }),
  );
  return shown(ctx, numbered(value));
}
