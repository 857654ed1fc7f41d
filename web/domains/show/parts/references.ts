import { artistContract } from '#shared/domains/artist/contract.ts';
import { companyContract } from '#shared/domains/company/contract.ts';
import { contactContract } from '#shared/domains/contact/contract.ts';
import { productionContract } from '#shared/domains/production/contract.ts';
import { userContract } from '#shared/domains/user/contract.ts';
import { venueContract } from '#shared/domains/venue/contract.ts';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { call } from '#web/platform/api.ts';
import type { PickerSearch } from '#web/ui/controls/use-picker-search.ts';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';

/** What a show refers to. */
export type ReferenceKind = 'artist' | 'venue' | 'company' | 'contact' | 'production' | 'user';

export const searchOf: Readonly<Record<ReferenceKind, PickerSearch>> = {
  artist: pickerSearch(artistContract.routes.picker),
  venue: pickerSearch(venueContract.routes.picker),
  company: pickerSearch(companyContract.routes.picker),
  contact: pickerSearch(contactContract.routes.picker),
  production: pickerSearch(productionContract.routes.picker),
  user: pickerSearch(userContract.routes.picker),
};

type Namer = (id: string) => Promise<string>;
const companyName: Namer = async (id) => (await call(companyContract.routes.get, { params: { id } })).name;
/** Names of what stands in an address or a form by its id alone. */
export const nameOf: Readonly<Record<ReferenceKind, Namer>> = {
  artist: async (id) => (await call(artistContract.routes.get, { params: { id } })).name,
  company: companyName,
  venue: companyName,
  contact: async (id) => (await call(contactContract.routes.get, { params: { id } })).fullName,
  production: async (id) => (await call(productionContract.routes.get, { params: { id } })).name,
  // Whole users are for administrators; everyone may pick one by name.
  user: async (id) => {
    const { items } = await call(userContract.routes.picker, { body: {} });
    return items.find(({ key }) => key === id)?.value ?? '?';
  },
};

/** Picker items by id, so that a form or a filter can hold ids alone and still show names. */
const known = new Map<string, PickerItem>();
export const rememberItem = (item: PickerItem): void => void known.set(item.key, item);
export const rememberName = (key: string, value: string, sublabel = ''): void =>
  rememberItem({ key, value, sublabel, defaultSelect: false });
export const knownItem = (key: string): PickerItem | undefined => known.get(key);
export const itemOf = (key: string): PickerItem => known.get(key) ?? pickedItem(key, '…');
