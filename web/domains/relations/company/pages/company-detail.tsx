import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { venueContract } from '#shared/domains/relations/venue/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { useTabSearch } from '#web/ui/record/use-tab-search.ts';
import { CompanyPage } from '../parts/company-page.tsx';

const companyRoute = getRouteApi('/app/company/$key');
export function CompanyDetailPage() {
  const { t } = useLingui();
  const can = useCan();
  const { key: id } = companyRoute.useParams();
  const { data } = useSuspenseQuery(queryOf(companyContract.routes.get, { params: { id } }));
  return (
    <CompanyPage
      company={data}
      base="/company"
      listName={t`Companies`}
      mayEdit={can('company.update')}
      {...useTabSearch(companyRoute)}
    />
  );
}

const venueRoute = getRouteApi('/app/venue/$key');
export function VenueDetailPage() {
  const can = useCan();
  const { key: id } = venueRoute.useParams();
  const { data: venue } = useSuspenseQuery<Company>(queryOf(venueContract.routes.get, { params: { id } }));
  return (
    <CompanyPage
      company={venue}
      base="/venue"
      listName={<Trans>Venues</Trans>}
      mayEdit={can('venue.update')}
      {...useTabSearch(venueRoute)}
    />
  );
}
