import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { cultureContract } from '#shared/domains/culture/contract.ts';
import { culturesOf } from '#shared/domains/culture/rules.ts';
import { cultureStore } from '../store.ts';

export const handler = endpoint(cultureContract.routes.list, async ({ ctx }) => ({
  rows: culturesOf(await cultureStore.all(ctx)),
}));
