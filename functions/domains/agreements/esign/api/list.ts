import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { isTurn } from '#shared/domains/agreements/esign/turn.ts';
import { waitingFilter } from '../public/waiting.ts';
import { esignMapping, esignStore } from '../store.ts';

export const handler = endpoint(esignContract.routes.list, async ({ body, ctx }) => {
  const { filters, ...request } = body;
  const mine = filters.some(({ field }) => field === 'forMe');
  const { users, filter } = await waitingFilter(ctx);
  const own = mine ? [filter] : [];
  const asked = { ...request, filters: filters.filter(({ field }) => field !== 'forMe') };
  const found = await esignStore.page(ctx, queryOf(esignMapping, asked, [...artistAccess.linked(ctx), ...own]));
  const rows = found.rows.map((document) => ({
    ...document,
    participants: document.participants.map((one) => ({ ...one, names: one.people.map(({ name }) => name) })),
    isForMe:
      document.state === 'outForSignature' &&
      document.participants.some(
        (one) => isTurn(document, one) && one.people.some(({ userId }) => userId && users.includes(userId)),
      ),
  }));
  return { ...found, rows };
});
