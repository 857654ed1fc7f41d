import { showStore } from '#functions/domains/show/store.ts';
import { artistAccess } from '#functions/platform/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { commitNumbered } from '#functions/platform/sequence.ts';
import { contractNumber } from '#shared/domains/contract/rules.ts';
import type { ContractFields } from '#shared/domains/contract/schemas.ts';
import { yearOf } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { prepareContract } from './prepare.ts';
import { askFor } from './rendering.ts';
import { contractStore } from './store.ts';
import { shown } from './view.ts';

/** A contract with the next number of its year, its paper on the way. */
export async function issue(ctx: UserContext, fields: ContractFields) {
  const contract = await contractStore.prepare(ctx, fields);
  const year = yearOf(contract.document.date);
  await commitNumbered(ctx.tenantId, `contract.${year}`, async (value) => {
    contract.number = contractNumber(year, value);
    contract.document = { ...contract.document, number: contract.number };
    const { outbox, extra } = await askFor(ctx, contract, ctx.actor.userId);
    return contractStore.writes(ctx, undefined, contract, { outbox, extra });
  });
  return shown(ctx, contract);
}

/** A show of the caller's artists. */
export async function showFor(ctx: UserContext, showId: Id) {
  const show = await showStore.get(ctx, showId);
  artistAccess.check(
    ctx,
    show.artists.map((a) => a.artistId),
  );
  return show;
}

/** What such a show proposes. */
export async function issueForShow(ctx: UserContext, showId: Id, wish: Parameters<typeof prepareContract>[2]) {
  // An id that counts for nothing would be taken for one that does.
  if (wish.wordTemplateId && wish.template !== 'word') throw new AppError('choice', { field: 'wordTemplateId' });
  return issue(ctx, await prepareContract(ctx, await showFor(ctx, showId), wish));
}
