import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { everyArtist } from '#web/domains/identity/roster/widgets/artist-source.ts';
import { companyReference } from '#web/domains/identity/roster/widgets/company-reference.ts';
import { contactReference } from '#web/domains/identity/roster/widgets/contact-reference.ts';
import { userReference } from '#web/domains/identity/user/widgets/user-reference.ts';
import { call } from '#web/platform/api.ts';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import type { ReferenceSource } from '#web/ui/record/use-known-names.ts';

/** The kinds of records that a show refers to. */
export type ReferenceKind = 'artist' | 'venue' | 'company' | 'contact' | 'production' | 'user';

export const sourceOf: Readonly<Record<ReferenceKind, ReferenceSource>> = {
  artist: everyArtist,
  venue: { search: pickerSearch(venueContract.routes.picker), nameOf: companyReference.nameOf },
  company: companyReference,
  contact: contactReference,
  production: {
    search: pickerSearch(productionContract.routes.picker),
    nameOf: async (id) => (await call(productionContract.routes.get, { params: { id } })).name,
  },
  user: userReference,
};
