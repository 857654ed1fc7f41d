import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import type { WebformRow } from '#shared/domains/booking/webform/schemas.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { PageSelector } from '#web/ui/controls/page-selector.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Status } from '#web/ui/status.tsx';
import { NewWebform } from '../parts/new-webform.tsx';
import { PublicLink } from '../parts/public-link.tsx';
import { webformsQuery } from '../queries.ts';
import '../webform.css';
import '#web/ui/item-rows.css';
import { SearchInput } from '#web/ui/search-input.tsx';

const route = getRouteApi('/app/webform');

function Row({ form }: { readonly form: WebformRow }) {
  const { near } = useFormat();
  const { webformId, title, lastModifiedUtc, uniqueUrl, isActive, artistCount } = form;
  return (
    <li>
      <span className="col">
        <PageLink to={`/webform/${webformId}`} className="strong cut">
          {title}
        </PageLink>
        <span className="meta">
          <time dateTime={lastModifiedUtc}>{near(lastModifiedUtc)}</time> ·{' '}
          <Plural value={artistCount} one="# artist" other="# artists" />
        </span>
      </span>
      {!isActive && (
        <Status tone="grey">
          <Trans>Closed</Trans>
        </Status>
      )}
      {isActive && artistCount === 0 && (
        <Status tone="amber">
          <Trans>No artist yet</Trans>
        </Status>
      )}
      <PublicLink url={uniqueUrl} title={title} />
    </li>
  );
}

function SearchForms({ q }: { readonly q: string }) {
  const { t } = useLingui();
  const navigate = route.useNavigate();
  return (
    <SearchInput
      label={t`Search web forms`}
      value={q}
      onText={(text) => void navigate({ search: { q: text || undefined }, replace: true })}
    />
  );
}

function NoForms({ may }: { readonly may: boolean }) {
  return (
    <EmptyState
      icon={Globe}
      title={<Trans>No web forms yet</Trans>}
      text={<Trans>Each form has its own public page, which you can also embed on your site.</Trans>}
      actions={may && <NewWebform />}
    />
  );
}

/** The agency's web forms, ten a page, found by title. */
export function WebformListPage() {
  const may = useCan()('webform.update');
  const { q = '', page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, isPending } = useQuery(webformsQuery(q, page));
  const isBare = data?.total === 0 && q === '';
  return (
    <SettingsFrame
      title={<Trans>Web forms</Trans>}
      text={<Trans>Pages on which promoters request dates. Submissions arrive as requests.</Trans>}
      actions={may && !isBare && <NewWebform />}
    >
      {!isBare && <SearchForms q={q} />}
      {isPending && <SkeletonLines lines={5} />}
      {isBare && <NoForms may={may} />}
      {data?.total === 0 && q !== '' && <EmptyState icon={null} title={<Trans>no results found</Trans>} />}
      {data && data.rows.length > 0 && (
        <ul className="item-rows wf-rows card">
          {data.rows.map((form) => (
            <Row key={form.webformId} form={form} />
          ))}
        </ul>
      )}
      {data && data.pageCount > 1 && (
        <PageSelector
          page={data.page}
          pageCount={data.pageCount}
          onChange={(next) => void navigate({ search: (before) => ({ ...before, page: next }) })}
        />
      )}
    </SettingsFrame>
  );
}
