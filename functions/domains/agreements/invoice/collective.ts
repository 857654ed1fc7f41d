import { serialized } from '#functions/platform/data/serialized.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkCollective, collectiveInput, notBilled } from '#shared/domains/agreements/invoice/collective.ts';
import type { CollectiveChoice, CollectivePart, InvoiceProposal } from '#shared/domains/agreements/invoice/proposal.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { deductedUnchanged } from './deduct.ts';
import { billingOf, proposalOf } from './from-show.ts';
import { prepareInvoice } from './prepare.ts';
import { invoiceStore } from './store.ts';

interface Part {
  readonly part: CollectivePart;
  readonly proposal: InvoiceProposal;
}
async function partOf(ctx: UserContext, showId: Id, bookkeepingId?: Id): Promise<Part> {
  const billing = await billingOf(ctx, showId, bookkeepingId);
  const proposal = proposalOf(ctx, billing);
  const { show, currency } = billing;
  const { settledBy, left, named } = proposal;
  const hasBuyer = named.company !== undefined;
  const missing = notBilled({ ...show, isSettled: settledBy !== undefined, hasBuyer, left });
  const buyer = named.company ? { buyer: named.company } : {};
  const what = { showId: show.id, number: show.number, currency, net: left };
  return { proposal, part: { ...what, ...buyer, ...(missing ? { missing } : {}) } };
}

/** The part of each show in a collective, in the order of the choice. Each show counts once. */
export const collectiveParts = (ctx: UserContext, { showIds, bookkeepingId }: CollectiveChoice): Promise<Part[]> =>
  Promise.all([...new Set(showIds)].map((showId) => partOf(ctx, showId, bookkeepingId)));

/** Creates the draft of all that is left of the shows. It takes its turn in each show, so nothing is billed twice. */
export function createCollective(ctx: UserContext, choice: CollectiveChoice): Promise<Stored<InvoiceFields>> {
  const turns = [...new Set(choice.showIds)].map((showId) => `invoice.show.${noOf(showId)}`);
  return serialized(ctx.tenantId, turns, async (extra) => {
    const parts = await collectiveParts(ctx, choice);
    checkCollective(parts.map(({ part }) => part));
    const input = collectiveInput(parts.map(({ proposal }) => proposal.input));
    if (!input) throw new AppError('invoice.nothingLeft');
    const fields = await prepareInvoice(ctx, input, undefined, 'collective');
    const settledShowIds = parts.flatMap(({ part, proposal }) => (proposal.isSettled ? [part.showId] : []));
    const made = { ...fields, ...(settledShowIds.length > 0 ? { settledShowIds } : {}) };
    const bound = await deductedUnchanged(ctx, fields);
    return invoiceStore.create(ctx, made, { extra: [...extra, ...bound] });
  });
}
