import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { shownItem } from '#shared/domains/attached/checklist/rules.ts';
import { OWN_ITEMS_MAX } from '#shared/domains/attached/checklist/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { checklistStore, touchedOf } from '../store.ts';

export const handler = endpoint(checklistContract.routes.add, async ({ body, ctx }) => {
  await titleOfSubject(ctx, body);
  const own = (await touchedOf(ctx, body)).filter(({ presetId }) => presetId === undefined);
  if (own.length >= OWN_ITEMS_MAX) throw new AppError('checklist.full', { params: { max: OWN_ITEMS_MAX } });
  return shownItem(await checklistStore.create(ctx, { ...body, state: 'open' }));
});
