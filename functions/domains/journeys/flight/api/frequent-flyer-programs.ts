import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { flightContract } from '#shared/domains/journeys/flight/contract.ts';
import { noOf } from '#shared/kernel/record/ids.ts';

export const handler = endpoint(flightContract.routes.frequentFlyerPrograms, async ({ query, ctx }) => {
  if (!isInternal(ctx) || !ctx.actor.permissions.has('contact.read')) return { rows: [] };
  const contacts = await contactStore.many(ctx, query.contactIds.map(noOf));
  return {
    rows: contacts
      .filter(({ id, deletedAt }) => !deletedAt && query.contactIds.includes(id))
      .map(({ id: contactId, fullName, travel }) => ({
        contactId,
        fullName,
        seat: travel?.seat ?? '',
        homeAirport: travel?.homeAirport ?? '',
        programmes: travel?.programmes ?? [],
      })),
  };
});
