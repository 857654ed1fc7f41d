import { inSet } from '#functions/domains/free-field/set-store.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import { freeAreaNo } from '#shared/domains/free-field/schemas.ts';
import type { FreeFieldCategoryInput } from '#shared/domains/free-field-category/contract.ts';

export const freeFieldCategoryStore = new MasterStore<FreeFieldCategoryInput>({
  name: 'free-field-category',
  sorted: true,
  scope: { field: 'mainArea', toNo: freeAreaNo },
  derived: inSet('C', ({ mainArea }) => mainArea),
});
