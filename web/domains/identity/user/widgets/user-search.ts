import { userContract } from '#shared/domains/identity/user/contract.ts';
import { roleName } from '#web/platform/role-names.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

const everybody = pickerSearch(userContract.routes.picker);

/** Colleagues, each with the name of their role. */
export const userSearch: PickerSearch = async (asked, signal) => {
  const page = await everybody(asked, signal);
  return { ...page, items: page.items.map((item) => ({ ...item, sublabel: roleName(item.sublabel) })) };
};
