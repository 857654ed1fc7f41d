import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { checkNoStaff, isStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { asReader } from '#functions/domains/relations/link/public/log.ts';
import { fileOf, openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import type { Offer } from '#shared/domains/agreements/quote/offer.ts';
import { offerOf } from '#shared/domains/agreements/quote/offer-view.ts';
import { checkOfferOpen } from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { quoteStore } from './store.ts';

type Quote = Stored<QuoteFields>;

/** The quote as the recipient of a link sees it. */
export async function seenOffer(ctx: PublicContext, link: StoredLink, given?: Quote): Promise<Offer> {
  const reader = asReader(ctx, link);
  const quote = given ?? (await quoteStore.get(reader, link.recordId));
  const { name, type } = fileOf(link);
  return {
    ...offerOf(quote, await agencyDay(reader)),
    title: link.title,
    recipient: link.recipient.name,
    file: { name, type },
    isPreview: isStaff(ctx, link),
  };
}

type Answer = { readonly on: 'accept'; readonly name: string } | { readonly on: 'decline'; readonly reason: string };
const STAGES = { accept: 'accepted', decline: 'declined' } as const;
const ACTIONS = { accept: 'acceptQuote', decline: 'declineQuote' } as const;

/** Whether this link gave this answer before: a second press. */
const isRepeated = ({ stage, answer }: Quote, link: StoredLink, { on }: Answer): boolean =>
  stage === STAGES[on] && answer?.linkId === link.id;

function answeredBy(before: Quote, { id, recipient }: StoredLink, answer: Answer, ctx: PublicContext): QuoteFields {
  const at = ctx.now.toISOString();
  const name = answer.on === 'accept' ? answer.name : recipient.name;
  return {
    ...before,
    stage: STAGES[answer.on],
    decidedAt: at,
    answer: { name, at, linkId: id, ip: ctx.ip },
    ...(answer.on === 'decline' ? { declineReason: answer.reason } : {}),
  };
}

/** Tells the owner of the quote, and the user who sent the link. */
const toldOf = ({ id, owner }: Quote, { sender }: StoredLink) =>
  [...new Set([owner.userId, sender.userId])].map((userId) => emit('quoteAnswered', { id, userId }));

/**
 * Records the promoter's answer. The revision of the quote is the condition, so of two answers at once the second sees
 * the first.
 */
export async function answerOffer(ctx: PublicContext, secret: string, answer: Answer): Promise<Offer> {
  const link = await openedLink(ctx, 'quote', secret);
  checkNoStaff(ctx, link);
  const reader = asReader(ctx, link);
  const quote = await retryStale(async () => {
    const before = await quoteStore.get(reader, link.recordId);
    if (isRepeated(before, link, answer)) return before;
    checkOfferOpen(before, answer.on, await agencyDay(reader));
    const after = answeredBy(before, link, answer, ctx);
    return quoteStore.update(reader, before, after, { action: ACTIONS[answer.on], outbox: toldOf(before, link) });
  });
  return seenOffer(ctx, link, quote);
}
