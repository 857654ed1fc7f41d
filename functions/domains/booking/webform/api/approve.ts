import { atVenue } from '#functions/domains/booking/show/public/place.ts';
import { approving } from '#functions/domains/booking/show/public/request.ts';
import { decision } from '#functions/domains/booking/show/public/submission-store.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { companySummary, venueSummary } from '#shared/domains/relations/company/rules.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import { requestForUpdate } from '../load.ts';
import { resolveAsker, resolvePromoter, resolveVenue } from '../resolve.ts';

/** The request becomes a show of the agency's own, with its promoter and its venue, in one write. */
export const handler = endpoint(webformContract.routes.approve, async ({ body, ctx }) => {
  const { show, submission } = await requestForUpdate(ctx, body.showId, body.rev);
  const { answers } = submission;
  const answered = decision(ctx, submission, 'approved');
  const [promoter, venue] = await Promise.all([
    resolvePromoter(ctx, body.promoter, answers),
    resolveVenue(ctx, body.venue, answers),
  ]);
  const contact = promoter.record && (await resolveAsker(ctx, promoter.record, body.promoter, submission));
  const parts = [promoter, venue, contact].flatMap((part) => part?.writes ?? []);
  return approving(ctx, show, (approved, turns) => {
    const resolved = {
      ...(venue.record ? atVenue(approved, venueSummary(venue.record)) : approved),
      ...(promoter.record ? { promoter: companySummary(promoter.record) } : {}),
      ...(contact?.record ? { contact: contactSummary(contact.record) } : {}),
    };
    return showStore.update(ctx, show, resolved, { action: 'approve', extra: [...answered, ...parts, ...turns] });
  });
});
