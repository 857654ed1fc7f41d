import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NO_FIGURES, plus } from '#shared/domains/journeys/guest-list/rules.ts';
import type { GuestList } from '#shared/domains/journeys/guest-list/schemas.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { contentQuery } from '../queries.ts';
import { HeadsText } from './heads.tsx';
import { whenText, whereText } from './words.tsx';

/** Sums of what is on the page: they move with each guest. */
function useTotals({ id, totals }: GuestList) {
  const { data } = useQuery(contentQuery(id));
  if (!data) return totals;
  const figures = data.places.reduce((sum, place) => plus(sum, place), NO_FIGURES);
  return { ...figures, allotment: data.places.reduce((sum, place) => sum + place.allotment, 0) };
}

/** The show a list is for, and how things stand at its door. */
export function ListLine({ list }: { readonly list: GuestList }) {
  const { show, artists, isShowDeleted } = list;
  // The title of a show without a description is its venue, which the line names anyway.
  const named = show.title === show.venue ? '' : show.title;
  const title = [artists.map(({ name }) => name).join(', '), named].filter(Boolean).join(' · ') || show.title;
  const { used, allotment, arrived, waiting, requested } = useTotals(list);
  return (
    <>
      {isShowDeleted ? (
        <span>{title}</span>
      ) : (
        <PageLink to={`/show/${show.showId}`} className="rec-a">
          {title}
        </PageLink>
      )}
      <span className="num">{whenText(show)}</span>
      <span>{whereText(show)}</span>
      <HeadsText used={used} allotment={allotment} />
      <span className="num">
        <Trans>{arrived} checked in</Trans>
      </span>
      <span className="num">{waiting > 0 && <Trans>{waiting} waiting</Trans>}</span>
      <span className="num">{requested > 0 && <Trans>{requested} pending</Trans>}</span>
    </>
  );
}
