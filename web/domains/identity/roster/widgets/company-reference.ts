import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call } from '#web/platform/api.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';

export const companyReference: ReferenceSource = {
  search: pickerSearch(companyContract.routes.picker),
  nameOf: async (id) => (await call(companyContract.routes.get, { params: { id } })).name,
};
