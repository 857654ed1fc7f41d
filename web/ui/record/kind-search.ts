import { i18n } from '@lingui/core';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import type { KindWith, RecordName } from '#shared/records.ts';
import { pickerRoute } from '#web/platform/kind-routes.ts';
import type { SearchProvider } from '#web/platform/search-providers.ts';
import { KIND_ICONS, KIND_WORDS } from './kinds.ts';
import { pickerSearch } from './picker-search.ts';
import { searchHits } from './search-hits.ts';

type Readable = Exclude<RecordName, 'payment'>;
/** The facts by which the palette shows the records of a kind. */
export const kindGroup = <K extends Readable>(kind: K) =>
  ({
    id: kind,
    group: () => i18n._(KIND_WORDS[kind].many),
    icon: KIND_ICONS[kind],
    permission: `${kind}.read`,
  }) as const;

/** Finds the journeys or stays of a kind in the palette. */
export const travelSearch = (kind: KindWith<'travel'>): SearchProvider => ({
  ...kindGroup(kind),
  search: searchHits(pickerSearch(pickerRoute(kind)), pathOfKind(kind)),
});
