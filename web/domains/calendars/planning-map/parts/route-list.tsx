import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight, Car, Focus, Plane, TowerControl, TriangleAlert } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Distance } from '#shared/domains/journeys/travel/distance.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { ConflictReason } from '#web/domains/booking/show/widgets/conflict-reason.tsx';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { useWayText } from '#web/domains/relations/company/widgets/way-text.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { useConflictText } from './conflict-text.ts';
import type { ArtistRoute, RouteStop } from './routes-model.ts';

function Leg({ leg }: { readonly leg: Distance }) {
  const { way } = useWayText();
  const Icon = leg.minutes === undefined ? Plane : Car;
  return (
    <p className="pm-leg micro num">
      <Icon size={12} aria-hidden="true" />
      {leg.distance === 0 ? <Trans>same place</Trans> : way(leg)}
    </p>
  );
}

interface ListProps {
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  readonly onVenue: (stop: RouteStop) => void;
}
type StopButtonProps = Readonly<{ stop: RouteStop; onSelect: (key: string) => void; on: boolean }>;
function StopButton({ stop, onSelect, on }: StopButtonProps) {
  const { day } = useFormat();
  return (
    <button type="button" className="pm-stop-b" aria-pressed={on} onClick={() => onSelect(stop.key)}>
      <span className="map-letter">{stop.letter}</span>
      <span className="col grow">
        <span className="row">
          <span className="strong cut">{stop.venueName}</span>
          <span className="push num meta">{day({ date: agendaDays(stop).first })}</span>
        </span>
        <span className="row meta">
          <span className="cut grow">{stop.cityCountry}</span>
          <StatusMark area="show" statusId={stop.statusId} phase={stop.phase} rank={stop.rank} />
        </span>
      </span>
    </button>
  );
}

function Stop({ stop, selected, onSelect, onVenue }: ListProps & { readonly stop: RouteStop }) {
  const { t } = useLingui();
  const can = useCan();
  const conflictText = useConflictText();
  const on = stop.key === selected;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (on) line.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    <li ref={line} className={cx('pm-stop', on && 'on')}>
      <StopButton stop={stop} onSelect={onSelect} on={on} />
      {stop.conflicts.map((conflict) => (
        <p key={conflict.otherId} className={cx('pm-conflict', conflict.kind === 'overlap' ? 'red' : 'amber')}>
          <TriangleAlert size={13} aria-hidden="true" />
          <span>
            {conflictText(conflict)} <ConflictReason conflict={conflict} />
          </span>
        </p>
      ))}
      {on && (
        <span className="row pm-more">
          <PageLink to={`/show/${stop.showId}`} className="btn sm">
            {t`Open show`}
            <ArrowUpRight size={13} aria-hidden="true" />
          </PageLink>
          {can('venue.read') && (
            <Button size="sm" icon={<TowerControl size={13} />} onClick={() => onVenue(stop)}>{t`Airports`}</Button>
          )}
        </span>
      )}
      {stop.leg && <Leg leg={stop.leg} />}
    </li>
  );
}

interface RouteListProps extends ListProps {
  readonly routes: readonly ArtistRoute[];
  /** Shows this artist alone. */
  readonly onArtist: (artistId: string) => void;
}
/** Each artist's way: the stops by their letters, and between them how far it is. */
export function RouteList({ routes, onArtist, ...list }: RouteListProps) {
  const { t } = useLingui();
  const { distance } = useWayText();
  return routes.map(({ artistId, name, color, stops, distance: metres }) => (
    <section key={artistId} className="pm-route" style={{ '--pin': color } as CSSProperties}>
      <header className="row">
        <i className="pm-dot" aria-hidden="true" />
        <h2 className="cut">{name}</h2>
        <span className="push micro num">
          <Plural value={stops.length} one="# show" other="# shows" />
          {metres > 0 && ` · ${distance(metres)}`}
        </span>
        {routes.length > 1 && (
          <IconButton label={t`Only ${name}`} onClick={() => onArtist(artistId)}>
            <Focus size={14} aria-hidden="true" />
          </IconButton>
        )}
      </header>
      <ol>
        {stops.map((stop) => (
          <Stop key={stop.key} stop={stop} {...list} />
        ))}
      </ol>
    </section>
  ));
}
