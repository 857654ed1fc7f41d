import { freeFieldStore } from '#functions/domains/identity/free-field/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import {
  type FreeFieldProfileInput,
  freeFieldProfileContract,
} from '#shared/domains/identity/free-field-profile/contract.ts';
import { InvalidInput } from '#shared/kernel/contract/error.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { freeFieldProfileStore } from './store.ts';

/** Every field named is there, once; one that went after it was named may stay. */
async function checkFields(ctx: UserContext, fields: FreeFieldProfileInput['fields'], kept: ReadonlySet<string>) {
  const found = new Set(
    (
      await freeFieldStore.many(
        ctx,
        fields.map(({ fieldId }) => noOf(fieldId)),
      )
    ).flatMap(({ id, deletedAt }) => (deletedAt ? [] : id)),
  );
  const problems = fields.flatMap(({ fieldId }, i) => {
    const isThere = found.has(fieldId) || kept.has(fieldId);
    const isFirst = fields.findIndex((field) => field.fieldId === fieldId) === i;
    return isThere && isFirst ? [] : [{ code: 'choice', field: `fields.${i}.fieldId` }];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

export const handlers = masterHandlers(freeFieldProfileContract.routes, freeFieldProfileStore, {
  fixed: ['environment'],
  check: (ctx, { fields }, before) => checkFields(ctx, fields, new Set(before?.fields.map(({ fieldId }) => fieldId))),
});
