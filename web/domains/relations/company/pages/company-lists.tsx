import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { wordsHook } from '#web/platform/words-hook.ts';
import { useListSearch } from '#web/ui/list/use-list-search.ts';
import { CompanyList } from '../parts/company-list.tsx';

type ListProps = ComponentProps<typeof CompanyList>;
type Words = Readonly<Record<'title' | 'newLabel' | 'emptyTitle' | 'emptyText', MessageDescriptor>>;
function listPage(
  useAddress: () => Pick<ListProps, 'search' | 'onSearch'>,
  words: Words,
  preset?: ListProps['preset'],
) {
  const useWords = wordsHook(words);
  return () => <CompanyList preset={preset} {...useWords()} {...useAddress()} />;
}

const companyRoute = getRouteApi('/app/company');
export const CompanyListPage = listPage(() => useListSearch(companyRoute), {
  title: msg`Companies`,
  newLabel: msg`New company`,
  emptyTitle: msg`No companies yet`,
  emptyText: msg`Everyone you do business with: promoters, managements, hotels, suppliers.`,
});

const PROMOTERS: Words = {
  title: msg`Promoters`,
  newLabel: msg`New promoter`,
  emptyTitle: msg`No promoters yet`,
  emptyText: msg`The companies that buy your shows. Documents use their name and address.`,
};
const promoterRoute = getRouteApi('/app/promoter');
export const PromoterListPage = listPage(() => useListSearch(promoterRoute), PROMOTERS, 'promoter');

const VENUES: Words = {
  title: msg`Venues`,
  newLabel: msg`New venue`,
  emptyTitle: msg`No venues yet`,
  emptyText: msg`Where your artists play. A venue's location sets the time zone of its shows.`,
};
const venueRoute = getRouteApi('/app/venue');
export const VenueListPage = listPage(() => useListSearch(venueRoute), VENUES, 'venue');
