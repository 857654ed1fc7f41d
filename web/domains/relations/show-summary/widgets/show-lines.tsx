import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { agendaDays } from '#shared/kernel/record/appointment.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { useFormat } from '#web/platform/format.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import '#web/ui/record/record.css';
import './show-lines.css';

const artistsOf = (show: ShowRow): string => show.artists.map(({ name }) => name).join(', ');
const placeOf = ({ venue, description }: ShowRow): string =>
  venue ? [venue.name, venue.city].filter(Boolean).join(', ') : description;

/** Shows as lines of a card: day, artist, place, status. */
export function ShowLines({ rows }: { readonly rows: readonly ShowRow[] }) {
  const { day } = useFormat();
  return (
    <ul className="lines rec-shows show-lines">
      {rows.map((show) => (
        <li key={show.id}>
          <span className="num mut">{day({ date: agendaDays(show).first })}</span>
          <span className="row">
            <Avatar name={show.artists[0]?.name ?? ''} />
            <PageLink to={`/show/${show.id}`} className="strong cut">
              {artistsOf(show)}
            </PageLink>
          </span>
          <span className="mut cut">{placeOf(show)}</span>
          <span className="row">
            <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={show.rank} />
          </span>
        </li>
      ))}
    </ul>
  );
}
