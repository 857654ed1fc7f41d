import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { plain } from '#functions/platform/record/items.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { dateOf } from '#shared/kernel/date.ts';
import { issue } from '../issue.ts';
import { contractStore } from '../store.ts';
import { checkAccess } from '../view.ts';

/** The first of its own versions, dated today, and nobody has it yet. */
export const handler = endpoint(contractContract.routes.copy, async ({ params, ctx }) => {
  const source = checkAccess(ctx, await contractStore.get(ctx, params.id));
  const { sentAt, lockedAt, lockedBy, unlinkedAt, ...fields } = plain(source);
  const document = { ...fields.document, date: dateOf(ctx.now.toISOString()), version: 1 };
  return issue(ctx, { ...fields, document, stage: 'draft' });
});
