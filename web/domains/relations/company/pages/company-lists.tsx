import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CompanyList } from '../parts/company-list.tsx';

const companyRoute = getRouteApi('/app/company');
export function CompanyListPage() {
  const { t } = useLingui();
  const navigate = companyRoute.useNavigate();
  return (
    <CompanyList
      title={t`Companies`}
      newLabel={t`New company`}
      emptyTitle={t`No companies yet`}
      emptyText={t`Everyone you do business with: promoters, managements, hotels, suppliers.`}
      search={companyRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}

const promoterRoute = getRouteApi('/app/promoter');
export function PromoterListPage() {
  const { t } = useLingui();
  const navigate = promoterRoute.useNavigate();
  return (
    <CompanyList
      preset="promoter"
      title={t`Promoters`}
      newLabel={t`New promoter`}
      emptyTitle={t`No promoters yet`}
      emptyText={t`The companies that buy your shows. Documents use their name and address.`}
      search={promoterRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}

const venueRoute = getRouteApi('/app/venue');
export function VenueListPage() {
  const { t } = useLingui();
  const navigate = venueRoute.useNavigate();
  return (
    <CompanyList
      preset="venue"
      title={t`Venues`}
      newLabel={t`New venue`}
      emptyTitle={t`No venues yet`}
      emptyText={t`Where your artists play. A venue's location sets the time zone of its shows.`}
      search={venueRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}
