import { titleOfSubject } from '#functions/domains/identity/subject/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checklistContract } from '#shared/domains/attached/checklist/contract.ts';
import { checklistOf } from '#shared/domains/attached/checklist/rules.ts';
import { presetsOf, touchedOf } from '../store.ts';

export const handler = endpoint(checklistContract.routes.list, async ({ body, ctx }) => {
  await titleOfSubject(ctx, body);
  const [presets, touched] = await Promise.all([presetsOf(ctx, body), touchedOf(ctx, body)]);
  return { rows: checklistOf(presets, touched) };
});
