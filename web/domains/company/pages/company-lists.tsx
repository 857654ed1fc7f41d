import { Trans, useLingui } from '@lingui/react/macro';
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
      emptyTitle={<Trans>No companies yet</Trans>}
      emptyText={<Trans>Everybody you make agreements with: promoters, managements, hotels, suppliers.</Trans>}
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
      emptyTitle={<Trans>No promoters yet</Trans>}
      emptyText={<Trans>Those who buy your shows. Their papers carry the name and address from here.</Trans>}
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
      emptyTitle={<Trans>No venues yet</Trans>}
      emptyText={<Trans>Where your artists play. A venue's place decides what the clock of a show means.</Trans>}
      search={venueRoute.useSearch()}
      onSearch={(search, options) => void navigate({ search, ...options })}
    />
  );
}
