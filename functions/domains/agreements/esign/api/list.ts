import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { queryOf } from '#functions/platform/record/request.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { isTurn } from '#shared/domains/agreements/esign/turn.ts';
import { waitingFilter } from '../public/waiting.ts';
import { type EsignRecord, esignMapping, esignStore } from '../store.ts';
import { mineOf } from '../view.ts';

const isTurnOf = (document: EsignRecord, users: readonly string[]): boolean =>
  document.state === 'outForSignature' &&
  document.participants.some(
    (one) => isTurn(document, one) && one.people.some(({ userId }) => userId && users.includes(userId)),
  );

function rowOf(document: EsignRecord, users: readonly string[]) {
  const mine = mineOf(document, users);
  return {
    ...document,
    participants: document.participants.map((one) => ({ ...one, names: one.people.map(({ name }) => name) })),
    isForMe: isTurnOf(document, users),
    ...(mine ? { mine } : {}),
  };
}

export const handler = endpoint(esignContract.routes.list, async ({ body, ctx }) => {
  const { filters, ...request } = body;
  const { users, filter } = await waitingFilter(ctx);
  const own = filters
    .filter(({ field }) => field === 'forMe')
    .map(({ relation }): Filter => {
      const { column, anyOf } = filter;
      return relation === 'noneOf' ? { column, noneOf: anyOf } : filter;
    });
  const asked = { ...request, filters: filters.filter(({ field }) => field !== 'forMe') };
  const found = await esignStore.page(ctx, queryOf(esignMapping, asked, [...artistAccess.linked(ctx), ...own]));
  return { ...found, rows: found.rows.map((document) => rowOf(document, users)) };
});
