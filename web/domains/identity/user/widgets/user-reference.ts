import { userContract } from '#shared/domains/identity/user/contract.ts';
import { call } from '#web/platform/api.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';
import { userSearch } from './user-search.ts';

export const userReference: ReferenceSource = {
  search: userSearch,
  // Whole users are for administrators; everyone may pick one by name.
  nameOf: async (id) => {
    const { items } = await call(userContract.routes.picker, { body: {} });
    return items.find(({ key }) => key === id)?.value ?? '?';
  },
};
