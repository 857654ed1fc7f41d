import { issue, startingStatus } from '#functions/domains/agreements/agreement/public/issue.ts';
import { contractKind } from '#functions/domains/agreements/contract/public/kind.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkInternal } from '#functions/platform/session/internal-only.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { checkContractable } from '#shared/domains/agreements/quote/rules.ts';
import type { QuoteFields } from '#shared/domains/agreements/quote/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { quoteForUpdate } from '../answer.ts';
import { quoteStore } from '../store.ts';

/** Returns the fields that both agreements share. Each agreement has its own template, tags and free fields. */
const carriedOver = ({
  locale,
  show,
  otherShows,
  commonArtistIds,
  artistIds,
  artists,
  company,
  contact,
  owner,
}: QuoteFields) => ({
  locale,
  show,
  artistIds,
  artists,
  owner,
  ...(otherShows ? { otherShows } : {}),
  ...(commonArtistIds ? { commonArtistIds } : {}),
  ...(company ? { company } : {}),
  ...(contact ? { contact } : {}),
});

export const handler = endpoint(quoteContract.routes.makeContract, async ({ params, body, ctx }) => {
  if (!ctx.actor.permissions.has('quote.read')) throw new AppError('denied');
  checkInternal(ctx);
  const quote = await quoteForUpdate(ctx, params.id, body.rev);
  checkContractable(quote);
  const { validUntil: _offered, ...terms } = quote.document;
  const fields = {
    ...carriedOver(quote),
    ...(await startingStatus(contractKind, ctx)),
    number: '',
    stage: 'draft',
    template: 'standard' as const,
    document: { ...terms, date: await agencyDay(ctx), version: 1 },
    quote: { id: quote.id, number: quote.number },
  };
  const made = await issue(contractKind, ctx, fields, ({ id, number }) =>
    quoteStore.writes(
      ctx,
      quote,
      quoteStore.next(ctx, quote, { ...quote, stage: 'converted', contract: { id, number } }),
      {
        action: 'makeContract',
      },
    ),
  );
  return made as never;
});
