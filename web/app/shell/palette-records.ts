import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleQuestionMark } from 'lucide-react';
import type { RecordName } from '#shared/records.ts';
import { artistSearch } from '#web/domains/artist/search.ts';
import { companySearch, venueSearch } from '#web/domains/company/search.ts';
import { contactSearch } from '#web/domains/contact/search.ts';
import { contractSearch } from '#web/domains/contract/search.ts';
import { showSearch } from '#web/domains/dashboard/search.ts';
import { favoriteSearch, recentSearch } from '#web/domains/favorite-subject/search.ts';
import { flightSearch } from '#web/domains/flight/search.ts';
import { rideSearch } from '#web/domains/ground-transport/search.ts';
import { guestListSearch } from '#web/domains/guest-list/search.ts';
import { invoiceSearch } from '#web/domains/invoice/search.ts';
import { staySearch } from '#web/domains/lodging/search.ts';
import { productionSearch } from '#web/domains/production/search.ts';
import { purchaseSearch } from '#web/domains/purchase-agreement/search.ts';
import { quoteSearch } from '#web/domains/quote/search.ts';
import { openHelp } from '#web/domains/support/widgets/help.ts';
import { trainSearch } from '#web/domains/train/search.ts';
import type { PaletteAction, SearchProvider } from '#web/platform/search-providers.ts';

/** The searches of the kinds of records. A payment is found with its invoice, and tasks have a page of their own. */
const SEARCHES: Readonly<Record<Exclude<RecordName, 'payment' | 'task'>, SearchProvider>> = {
  artist: artistSearch,
  venue: venueSearch,
  company: companySearch,
  contact: contactSearch,
  contract: contractSearch,
  show: showSearch,
  flight: flightSearch,
  train: trainSearch,
  groundTransport: rideSearch,
  guestList: guestListSearch,
  lodging: staySearch,
  invoice: invoiceSearch,
  production: productionSearch,
  purchaseAgreement: purchaseSearch,
  quote: quoteSearch,
};
const { artist, venue, company, contact, contract, show, ...others } = SEARCHES;
/** The groups of the palette. A record stands in the first group that has it. */
export const searchProviders: readonly SearchProvider[] = [
  ...[artist, venue, company, contact, contract, show],
  favoriteSearch,
  recentSearch,
  ...Object.values(others),
];

export const paletteActions: readonly PaletteAction[] = [
  { id: 'help', label: () => i18n._(msg`Help`), icon: CircleQuestionMark, permission: null, run: openHelp },
];
