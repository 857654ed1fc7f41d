import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleQuestionMark } from 'lucide-react';
import type { RecordName } from '#shared/records.ts';
import { contractSearch } from '#web/domains/agreements/contract/search.ts';
import { invoiceSearch } from '#web/domains/agreements/invoice/search.ts';
import { purchaseSearch } from '#web/domains/agreements/purchase-agreement/search.ts';
import { quoteSearch } from '#web/domains/agreements/quote/search.ts';
import { productionSearch } from '#web/domains/booking/production/search.ts';
import { favoriteSearch, recentSearch } from '#web/domains/identity/favorite-subject/search.ts';
import { flightSearch } from '#web/domains/journeys/flight/search.ts';
import { groundTransportSearch } from '#web/domains/journeys/ground-transport/search.ts';
import { guestListSearch } from '#web/domains/journeys/guest-list/search.ts';
import { lodgingSearch } from '#web/domains/journeys/lodging/search.ts';
import { trainSearch } from '#web/domains/journeys/train/search.ts';
import { showSearch } from '#web/domains/operator/dashboard/search.ts';
import { openHelp } from '#web/domains/operator/support/widgets/help.ts';
import { artistSearch } from '#web/domains/relations/artist/search.ts';
import { companySearch, venueSearch } from '#web/domains/relations/company/search.ts';
import { contactSearch } from '#web/domains/relations/contact/search.ts';
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
  groundTransport: groundTransportSearch,
  guestList: guestListSearch,
  lodging: lodgingSearch,
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
