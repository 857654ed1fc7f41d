import { Trans } from '@lingui/react/macro';
import type { GuestListRow } from '#shared/domains/journeys/guest-list/schemas.ts';
import { Facts } from '#web/ui/record/facts.tsx';
import { HeadsText } from './heads.tsx';
import { whenText, whereText } from './words.tsx';

/** Shows the preview of a guest list. */
export function ListFacts({ list }: { readonly list: GuestListRow }) {
  const { name, show, artists, totals } = list;
  return (
    <>
      <h2>{name}</h2>
      <p className="num">{whenText(show)}</p>
      <Facts
        items={[
          { id: 'show', label: <Trans>Show</Trans>, value: `${show.number} ${show.title}` },
          { id: 'artists', label: <Trans>Artists</Trans>, value: artists.map((one) => one.name).join(', ') },
          { id: 'venue', label: <Trans>Venue</Trans>, value: whereText(show) },
          {
            id: 'heads',
            label: <Trans>Places</Trans>,
            value: <HeadsText used={totals.used} allotment={totals.allotment} />,
          },
          { id: 'arrived', label: <Trans>Checked in</Trans>, value: totals.arrived > 0 && totals.arrived },
          { id: 'waiting', label: <Trans>Waiting</Trans>, value: totals.waiting > 0 && totals.waiting },
          { id: 'requested', label: <Trans>Pending</Trans>, value: totals.requested > 0 && totals.requested },
        ]}
      />
    </>
  );
}
