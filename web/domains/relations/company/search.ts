import { msg } from '@lingui/core/macro';
import { Building2, MapPin } from 'lucide-react';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { recordSearch } from '#web/ui/record/record-search.ts';

export const venueSearch = recordSearch('venue', msg`Venues`, MapPin, venueContract.routes.picker);

export const companySearch = recordSearch('company', msg`Companies`, Building2, companyContract.routes.picker);
