import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ArrowUpRight, List, MapPinned, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { COMPANY_LIST } from '#shared/domains/relations/company/contract.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { says } from '#web/platform/says.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { filtersOf } from '#web/ui/list/search.ts';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { requestOf } from '#web/ui/record/request-of.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { type Marker, markersQuery } from '../parts/markers.ts';
import { useRolesText } from '../widgets/company-words.ts';
import '../parts/company-map.css';

/** Lines beside the map; more are found by typing. */
const SHOWN = 200;
const NONE: readonly Marker[] = [];
const route = getRouteApi('/app/company/map');

function FindField({ find, setFind }: { readonly find: string; readonly setFind: (next: string) => void }) {
  const { t } = useLingui();
  return (
    <span className="in cm-find">
      <Search size={13} aria-hidden="true" />
      <input
        type="search"
        aria-label={t`Find a company`}
        placeholder={t`Find a company`}
        value={find}
        onChange={({ target }) => setFind(target.value)}
        data-page-filter
      />
    </span>
  );
}

interface LinesProps {
  readonly markers: readonly Marker[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}
function Lines({ markers, selected, onSelect }: LinesProps) {
  const { t } = useLingui();
  const rolesText = useRolesText();
  const [find, setFind] = useState('');
  const found = markers.filter(({ name, cityCountry }) => fold(`${name} ${cityCountry}`).includes(fold(find)));
  const chosen = markers.find(({ id }) => id === selected);
  return (
    <aside className="cm-panel" aria-label={t`Companies`}>
      <FindField find={find} setFind={setFind} />
      <ul className="cm-list">
        {found.slice(0, SHOWN).map(({ id, name, cityCountry }) => (
          <li key={id}>
            <button
              type="button"
              className={cx('cm-line', id === selected && 'on')}
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
            >
              <span className="strong cut">{name}</span>
              <span className="meta cut">{cityCountry}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <footer className="cm-chosen">
          <span className="col grow">
            <span className="strong cut">{chosen.name}</span>
            <span className="meta cut">{rolesText(chosen.roles)}</span>
          </span>
          <PageLink to={`/company/${chosen.id}`} className={buttonClass({ size: 'sm' })}>
            {t`Open`}
            <ArrowUpRight size={13} aria-hidden="true" />
          </PageLink>
        </footer>
      )}
    </aside>
  );
}

const Unplaced = () => (
  <EmptyState
    icon={MapPinned}
    title={<Trans>No companies on the map yet</Trans>}
    text={<Trans>Your companies and venues appear here once they have an address and a position on the map.</Trans>}
    actions={
      <PageLink to="/company" className={buttonClass({ kind: 'primary' })}>
        <Trans>Go to companies</Trans>
      </PageLink>
    }
  />
);

/** The filters of the list came along. */
const NoneLeft = () => (
  <EmptyState
    title={<span className="sentence">{says('noResults')}</span>}
    text={<Trans>None of the companies in this list has a position.</Trans>}
    actions={
      <Link to="/company/map" className={buttonClass({})}>
        <Trans>Clear filters</Trans>
      </Link>
    }
  />
);

function usePins(markers: readonly Marker[]) {
  return useMemo(
    () =>
      markers.map(({ id, name, cityCountry, lat, lng }) => ({
        id,
        point: { lat, lng },
        label: [name, cityCountry].filter(Boolean).join(', '),
      })),
    [markers],
  );
}

/** The companies of the list, with its filters, where they are. */
export function CompanyMapPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const { page: _page, sort: _sort, ...asked } = requestOf(COMPANY_LIST, search, { defaultSort: 'name' });
  const { data, isError } = useQuery({ ...markersQuery(asked), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<string>();
  const isFiltered = Boolean(search.q) || Object.keys(filtersOf(search)).length > 0;
  const markers = data?.markers ?? NONE;
  const pins = usePins(markers);
  if (isError) return <EmptyState icon={null} title={t`Couldn't load the map`} />;
  return (
    <div className="cm-page">
      <PageHead title={t`Companies on the map`}>
        {data && (
          <span className="meta num cm-count">
            <Trans>
              {markers.length} of <Plural value={data.total} one="# company has" other="# companies have" /> a position
            </Trans>
          </span>
        )}
        <Link to="/company" search={search} className={buttonClass({ kind: 'ghost' })}>
          <List size={14} aria-hidden="true" />
          {t`List`}
        </Link>
      </PageHead>
      {data?.markers.length === 0 ? (
        isFiltered ? (
          <NoneLeft />
        ) : (
          <Unplaced />
        )
      ) : (
        <div className="cm-body">
          {data ? <Lines markers={markers} selected={selected} onSelect={setSelected} /> : <SkeletonLines lines={8} />}
          <MapBox label={t`Companies map`} pins={pins} selected={selected} onSelect={setSelected} clustered />
        </div>
      )}
    </div>
  );
}
