import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleQuestionMark } from 'lucide-react';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import { type KindWith, kindsWith, type RecordName } from '#shared/records.ts';
import { agreementSearch } from '#web/domains/agreements/agreement/widgets/search.ts';
import { invoiceSearch } from '#web/domains/agreements/invoice/search.ts';
import { productionSearch } from '#web/domains/booking/production/search.ts';
import { favoriteSearch, recentSearch } from '#web/domains/identity/favorite-subject/search.ts';
import { guestListSearch } from '#web/domains/journeys/guest-list/search.ts';
import { showSearch } from '#web/domains/operator/dashboard/search.ts';
import { openHelp } from '#web/domains/operator/support/widgets/help.ts';
import { artistSearch } from '#web/domains/relations/artist/search.ts';
import { companySearch, venueSearch } from '#web/domains/relations/company/search.ts';
import { contactSearch } from '#web/domains/relations/contact/search.ts';
import type { PaletteAction, SearchProvider } from '#web/platform/search-providers.ts';
import { travelSearch } from '#web/ui/record/kind-search.ts';

type Derived = KindWith<'travel'> | KindWith<'agreement'>;
/** The other searches. A payment is found with its invoice, tasks have a page of their own, and templates are settings. */
const SEARCHES: Readonly<
  Record<Exclude<RecordName, Derived | 'payment' | 'task' | 'advancingTemplate'>, SearchProvider>
> = {
  artist: artistSearch,
  venue: venueSearch,
  company: companySearch,
  contact: contactSearch,
  show: showSearch,
  guestList: guestListSearch,
  invoice: invoiceSearch,
  production: productionSearch,
};
const { artist, venue, company, contact, show, ...others } = SEARCHES;
/** The groups of the palette. A record stands in the first group that has it. */
export const searchProviders: readonly SearchProvider[] = [
  ...[artist, venue, company, contact, agreementSearch('contract'), show],
  favoriteSearch,
  recentSearch,
  ...kindsWith('travel').map(travelSearch),
  ...Object.values(others),
  ...AGREEMENT_KINDS.filter((kind) => kind !== 'contract').map(agreementSearch),
];

export const paletteActions: readonly PaletteAction[] = [
  { id: 'help', label: () => i18n._(msg`Help`), icon: CircleQuestionMark, permission: null, run: openHelp },
];
