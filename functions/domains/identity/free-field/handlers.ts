import { freeSet } from '#functions/domains/identity/free-field-category/public/set-store.ts';
import { freeFieldCategoryStore } from '#functions/domains/identity/free-field-category/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { masterHandlers } from '#functions/platform/record/master-handlers.ts';
import { checkReference } from '#functions/platform/record/references.ts';
import { freeFieldContract } from '#shared/domains/identity/free-field/contract.ts';
import { numberOptions } from '#shared/domains/identity/free-field/rules.ts';
import { type FreeFieldInput, MAX_FREE_FIELDS } from '#shared/domains/identity/free-field/schemas.ts';
import { claimSlot } from '#shared/domains/identity/free-field/slots.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { freeFieldStore } from './store.ts';

async function checkCategory(ctx: UserContext, { categoryId, mainArea }: FreeFieldInput, before?: FreeFieldInput) {
  await checkReference(ctx, freeFieldCategoryStore, 'categoryId', categoryId, before?.categoryId);
  const category = await freeFieldCategoryStore.get(ctx, categoryId);
  if (category.mainArea !== mainArea) throw new AppError('choice', { field: 'categoryId' });
}

function optionsOf({ type, options }: FreeFieldInput, before: FreeFieldInput | undefined) {
  if (type !== 'choice' && type !== 'multiChoice') return [];
  const numbered = numberOptions(before?.options ?? [], options);
  if (!numbered.some(({ isActive }) => isActive)) throw new AppError('atLeastOne', { field: 'options' });
  return numbered;
}

export const handlers = masterHandlers(freeFieldContract.routes, freeFieldStore, {
  fixed: ['mainArea', 'type', 'currency'],
  prepare: async (ctx, input, before) => {
    const [{ fields }] = await Promise.all([freeSet(ctx.tenantId, input.mainArea), checkCategory(ctx, input, before)]);
    if (!before && fields.length >= MAX_FREE_FIELDS)
      throw new AppError('freeField.tooMany', { params: { max: MAX_FREE_FIELDS } });
    const others = fields.filter(({ id }) => id !== before?.id);
    const slot = claimSlot(
      input,
      before?.slot ?? '',
      others.map((other) => other.slot),
    );
    return { ...input, options: optionsOf(input, before), slot };
  },
});
