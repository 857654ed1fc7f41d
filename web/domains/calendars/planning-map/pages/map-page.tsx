import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { VenueMapDialog } from '#web/domains/relations/company/widgets/venue-map-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MapBox } from '#web/ui/map/map-box.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { MapToolbar } from '../parts/map-toolbar.tsx';
import { RouteList } from '../parts/route-list.tsx';
import type { RouteStop } from '../parts/routes-model.ts';
import { type MapState, useMap } from '../parts/use-map.ts';
import type { MapSearch } from '../routes.tsx';
import '../parts/planning-map.css';

const route = getRouteApi('/app/planning/map');

/** Counts the conflicts and the shows that are not on the map, and explains the dotted lines. */
function Foot({ map: { lines, routes, unplaced } }: { readonly map: MapState }) {
  const conflicts = routes.flatMap(({ stops }) => stops).filter((stop) => stop.conflicts.length > 0).length;
  return (
    <footer className="pm-foot meta">
      {conflicts > 0 && (
        <p>
          <Plural
            value={conflicts}
            one="# show is in conflict with another."
            other="# shows are in conflict with others."
          />
        </p>
      )}
      {unplaced > 0 && (
        <p>
          <Plural
            value={unplaced}
            one="# show isn't on the map: its venue is unknown or has no position."
            other="# shows aren't on the map: their venue is unknown or has no position."
          />
        </p>
      )}
      {lines.some(({ dashed }) => dashed) && (
        <p>
          <Trans>Dotted lines are straight-line distances; travel times are estimates.</Trans>
        </p>
      )}
    </footer>
  );
}

interface PanelProps {
  readonly map: MapState;
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly onSearch: (next: MapSearch) => void;
  readonly onVenue: (stop: RouteStop) => void;
}
function Panel({ map, onSearch, ...list }: PanelProps) {
  const { t } = useLingui();
  const { query, routes } = map;
  if (query.isError)
    return (
      <EmptyState
        icon={null}
        title={t`Couldn't load the map`}
        actions={<Button onClick={() => void query.refetch()}>{t`Retry`}</Button>}
      />
    );
  if (!query.data) return <SkeletonLines lines={8} />;
  return (
    <>
      <div className="pm-routes">
        {routes.length === 0 && <p className="pm-none meta">{t`No shows with a location in this period.`}</p>}
        <RouteList routes={routes} onArtist={(id) => onSearch({ artists: [id] })} {...list} />
      </div>
      <Foot map={map} />
    </>
  );
}

/** Shows the artists' shows of a period on a map, and the routes between them. */
export function MapPage() {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const map = useMap(search);
  const [selected, setSelected] = useState<string>();
  const [venue, setVenue] = useState<RouteStop>();
  const onSearch = (next: MapSearch) => void navigate({ search: { ...search, ...next }, replace: true });
  return (
    <div className="pm-page">
      <MapToolbar map={map} onSearch={onSearch} />
      <div className="pm-body">
        <aside className="pm-panel" aria-label={t`Routes`}>
          <Panel map={map} selected={selected} onSelect={setSelected} onSearch={onSearch} onVenue={setVenue} />
        </aside>
        <MapBox
          label={t`Map of the shows`}
          pins={map.pins}
          lines={map.lines}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      {venue && <VenueMapDialog venueId={venue.venueId} name={venue.venueName} onClose={() => setVenue(undefined)} />}
    </div>
  );
}
