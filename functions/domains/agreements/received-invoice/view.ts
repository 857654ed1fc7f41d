import { purchaseStore } from '#functions/domains/agreements/purchase-agreement/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { agreementTotals, partnerOf } from '#shared/domains/agreements/agreement/document.ts';
import type { PurchaseFields } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { PURCHASE_STAGES } from '#shared/domains/agreements/purchase-agreement/stages.ts';
import { type Billable, matchesOf, proposalOf } from '#shared/domains/agreements/received-invoice/matching.ts';
import { stateOf } from '#shared/domains/agreements/received-invoice/rules.ts';
import type {
  ReceivedFields,
  ReceivedInvoice,
  ReceivedMatch,
} from '#shared/domains/agreements/received-invoice/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

type Received = Stored<ReceivedFields>;
type Purchase = Stored<PurchaseFields>;

const billableOf = ({ id, rev, number, document, company, artists, show }: Purchase): Billable => {
  const { name, vatNumber } = partnerOf(document);
  const names = [name, company?.name ?? '', ...artists.map((artist) => artist.name)];
  return {
    id,
    rev,
    number,
    currency: document.currency,
    gross: agreementTotals(document.lines).gross,
    sellers: [...new Set(names.filter(Boolean))],
    vatNumber,
    subject: [artists[0]?.name, show.title].filter(Boolean).join(', '),
  };
};

/** Finds the agreements that wait for their invoice. A locked one takes none. */
export async function billables({ tenantId }: UserContext): Promise<readonly Billable[]> {
  const anyOf = [wordNo(PURCHASE_STAGES, 'signed')];
  const found = await purchaseStore.where({ tenantId }, [{ column: 'stage', anyOf }]);
  return found.filter(({ lockedAt, deletedAt }) => !lockedAt && !deletedAt).map(billableOf);
}

/** A received e-invoice as its page gets it. An open one has the agreement that it seems to bill. */
export function receivedView(ctx: UserContext, received: Received, agreements: readonly Billable[]): ReceivedInvoice {
  const { file, key: _key, ...shown } = received;
  const state = stateOf(received);
  const match =
    state === 'open' && !received.unread ? proposalOf(matchesOf(received, agreements, ctx.locale)) : undefined;
  return { ...shown, fileName: file.name, state, ...(match ? { match } : {}) };
}

const CHOICES_MAX = 20;
/** Finds agreements by the words of a user, the most likely one first. */
export async function choicesFor(ctx: UserContext, received: Received, keyword: string): Promise<ReceivedMatch[]> {
  const words = fold(keyword).split(' ').filter(Boolean);
  const matches = matchesOf(received, await billables(ctx), ctx.locale);
  const isFound = ({ agreement }: ReceivedMatch) => {
    const all = fold(`${agreement.number} ${agreement.seller} ${agreement.subject}`);
    return words.every((word) => all.includes(word));
  };
  return matches.filter(isFound).slice(0, CHOICES_MAX);
}
