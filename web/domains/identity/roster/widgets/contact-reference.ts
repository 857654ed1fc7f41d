import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { call } from '#web/platform/api.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';

export const contactReference: ReferenceSource = {
  search: pickerSearch(contactContract.routes.picker),
  nameOf: async (id) => (await call(contactContract.routes.get, { params: { id } })).fullName,
};
