import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { bulkSendMessages } from '#shared/domains/agreements/bulk-send/messages.ts';
import type { BulkPlan } from '#shared/domains/agreements/bulk-send/schemas.ts';
import { showDays, showTitle } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { factsOf } from './facts.ts';
import { ridersOfShow } from './riders.ts';

type Show = Stored<ShowFields>;

/** The fields that name a show in the lists of a bulk send. */
export const namedShow = (show: Show) => ({
  showId: show.id,
  number: show.number,
  title: showTitle(show),
  date: showDays(show).date,
});

/** Reads what a bulk send would do for a show. */
export async function planOf(ctx: UserContext, show: Show): Promise<BulkPlan> {
  const { contract, signing, signer, partyName, reasons } = await factsOf(ctx, show);
  const riders = await ridersOfShow(ctx, show, contract?.locale ?? ctx.locale);
  return {
    ...namedShow(show),
    ...(contract ? { contract: { id: contract.id, number: contract.number } } : {}),
    ...(signing ? { signing: signing.state } : {}),
    partyName,
    signer,
    riders: riders.map(({ name }) => name),
    reasons: reasons.map((code) => ({ code, message: translate(bulkSendMessages, ctx.locale, code) })),
  };
}
