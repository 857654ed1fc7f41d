import { Trans } from '@lingui/react/macro';
import type { LinkedShow } from '#shared/domains/journeys/travel/schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Status } from '#web/ui/status.tsx';
import './travel.css';

/** The shows that a journey or stay belongs to. */
export function LinkedShows({ linkedShows }: { readonly linkedShows: readonly LinkedShow[] }) {
  return (
    <Card title={<Trans>Shows</Trans>} count={linkedShows.length}>
      {linkedShows.length === 0 && (
        <p className="card-b meta">
          <Trans>Not linked to a show yet. Link it from a show's timetable.</Trans>
        </p>
      )}
      <ul className="lines travel-rows">
        {linkedShows.map(({ showId, eventDescription, venueDescription, status, dateTime }) => (
          <li key={showId}>
            <Status color={status.hexColor} />
            <PageLink to={`/show/${showId}`} className="col grow">
              <span className="strong cut">{eventDescription}</span>
              <span className="meta cut">{[dateTime.startDisplay, venueDescription].filter(Boolean).join(' · ')}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
