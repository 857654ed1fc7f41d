import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { statusContract } from '#shared/domains/status/contract.ts';
import { statusesOf, statusStore } from '../store.ts';

const MAX_NAME = 50;

export const handler = endpoint(statusContract.routes.copy, async ({ query, ctx }) => {
  const source = await statusStore.get(ctx, query.statusId);
  const all = await statusesOf(ctx, source.mainArea);
  const names = new Set(all.map((status) => status.name));
  let copy = 2;
  while (names.has(`${source.name.slice(0, MAX_NAME - 5)} ${copy}`)) copy++;
  const { mainArea, hexColor, phase } = source;
  const name = `${source.name.slice(0, MAX_NAME - 5)} ${copy}`;
  return statusStore.create(ctx, {
    mainArea,
    name,
    hexColor,
    phase,
    isDefault: false,
    sort: (all.at(-1)?.sort ?? 0) + 1,
  });
});
