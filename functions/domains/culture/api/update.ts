import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { saveSetting } from '#functions/platform/record/settings.ts';
import { cultureContract } from '#shared/domains/culture/contract.ts';
import { checkCulture, culturesOf } from '#shared/domains/culture/rules.ts';
import { cultureStore } from '../store.ts';

export const handler = endpoint(cultureContract.routes.update, async ({ body, ctx }) => {
  const { rev, ...input } = body;
  const before = culturesOf(await cultureStore.all(ctx)).find(({ code }) => code === input.code);
  if (before) checkCulture(before, input);
  return saveSetting(ctx, cultureStore, { ...input, name: input.code }, rev);
});
