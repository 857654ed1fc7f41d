import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { balancesOf, figuresOf, linesOf } from '#shared/domains/agreements/statement/figures.ts';
import type { ArtistBalance, StatementFigures, StatementInput } from '#shared/domains/agreements/statement/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { carriedOver, owedOf, statementsOf, waitingNights } from './sources.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** Computes the figures of a draft from the shows and balances that wait now. */
export async function liveFigures(ctx: Tenant, input: StatementInput): Promise<StatementFigures> {
  const { artistId, currency, from, to, rows, commissionVat } = input;
  const known = await statementsOf(ctx, artistId);
  const [waiting, carried] = await Promise.all([
    waitingNights(ctx, artistId, known, { from, to }),
    carriedOver(ctx, known, input),
  ]);
  const nights = waiting.filter((one) => one.currency === currency).map(({ night }) => night);
  return figuresOf({ nights, carried, rows, commissionVat });
}

/** Sums up an artist's balance: shows that wait, open statements, and balances that no statement carries over yet. */
export async function artistBalance(ctx: Tenant, artistId: Id): Promise<ArtistBalance[]> {
  const known = await statementsOf(ctx, artistId);
  const waiting = await waitingNights(ctx, artistId, known);
  const open = known.filter(({ stage }) => stage === 'sent' || stage === 'agreed');
  return balancesOf(
    waiting.map(({ currency, night }) => ({
      currency,
      amount: linesOf(night.items).reduce((sum, { signed }) => sum + signed, 0),
    })),
    [...open, ...owedOf(known)].map(({ currency, balance }) => ({ currency, amount: balance })),
  );
}
