import { MasterStore } from '#functions/platform/record/master.ts';
import type { FreeFieldCategoryInput } from '#shared/domains/identity/free-field-category/contract.ts';
import { kindNo } from '#shared/records.ts';
import { inSet } from './public/set-store.ts';

export const freeFieldCategoryStore = new MasterStore<FreeFieldCategoryInput>({
  name: 'free-field-category',
  sorted: true,
  scope: { field: 'mainArea', toNo: (area) => kindNo(area) || undefined },
  derived: inSet('C', ({ mainArea }) => mainArea),
});
