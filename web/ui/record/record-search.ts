import { i18n, type MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { pickerSearch } from './picker-search.ts';
import { searchHits } from './search-hits.ts';

type Kind = 'artist' | 'company' | 'contact' | 'production' | 'show' | 'venue';
type Picker = Parameters<typeof pickerSearch>[0];

/** Finds the records of a kind in the palette, as its picker finds them. */
export const recordSearch = (
  kind: Kind,
  group: MessageDescriptor,
  icon: LucideIcon,
  picker: Picker,
  prefix?: SearchProvider['prefix'],
): SearchProvider => ({
  id: kind,
  group: () => i18n._(group),
  icon,
  permission: `${kind}.read`,
  prefix,
  search: searchHits(pickerSearch(picker), `/${kind}`),
});
