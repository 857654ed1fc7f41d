import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays, STANDING_PHASES } from '#shared/kernel/record/appointment.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { useMe } from '#web/platform/me.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { ShowValues } from '../model/form.ts';
import { artistNames } from '../model/names.ts';
import { showListQuery } from '../widgets/show-queries.ts';
import { MiniCalendar } from './mini-calendar.tsx';
import { recentsOf } from './recents.ts';

const SHOWN = 8;

function ShowLine({ show }: { readonly show: ShowRow }) {
  return (
    <li>
      <Avatar name={show.artists[0]?.name ?? ''} />
      <PageLink to={`/show/${show.id}`} className="col grow">
        <b className="strong cut">{artistNames(show)}</b>
        <span className="micro cut">{show.venue && `${show.venue.name}, ${show.venue.city}`}</span>
      </PageLink>
      <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={show.rank} />
    </li>
  );
}

/** Other shows of the day or days that are being filled in. */
function SameDate({ excludeId }: { readonly excludeId?: string | undefined }) {
  const [start, end, isNight = false] = useWatch<ShowValues, ['start', 'end', 'isNight']>({
    name: ['start', 'end', 'isNight'],
  });
  const { first, last } = agendaDays({ start, end, isNight });
  const { data } = useQuery(
    showListQuery({
      page: 1,
      perPage: SHOWN,
      keyword: '',
      from: first,
      to: last,
      filters: [{ field: 'phase', relation: 'anyOf', values: [...STANDING_PHASES] }],
      sort: { by: 'date', direction: 'asc' },
    }),
  );
  const shows = (data?.rows ?? []).filter(({ id }) => id !== excludeId);
  return (
    <>
      <h2>
        <Trans>On this date</Trans>
      </h2>
      {shows.length === 0 && (
        <p className="meta">
          <Trans>No other shows</Trans>
        </p>
      )}
      <ul>
        {shows.map((show) => (
          <ShowLine key={show.id} show={show} />
        ))}
      </ul>
    </>
  );
}

/** One click puts an artist on the bill. */
function RecentArtists() {
  const tenantId = useMe().tenant.id;
  const { setValue } = useFormContext<ShowValues>();
  const artistIds = useWatch<ShowValues, 'artistIds'>({ name: 'artistIds' });
  const recents = recentsOf(tenantId, 'artist').filter(({ key }) => !artistIds.includes(key));
  if (recents.length === 0) return null;
  const add = (id: string) => setValue('artistIds', [...artistIds, id], { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <h2>
        <Trans>Recent artists</Trans>
      </h2>
      <div className="recents">
        {recents.map(({ key, value }) => (
          <button key={key} type="button" onClick={() => add(key)}>
            <Avatar name={value} />
            {value}
          </button>
        ))}
      </div>
    </>
  );
}

export const FormContext = ({ excludeId }: { readonly excludeId?: string }) => (
  <>
    <MiniCalendar />
    <SameDate excludeId={excludeId} />
    <RecentArtists />
  </>
);
