import { Trans } from '@lingui/react/macro';
import type { Conflict } from '#shared/domains/booking/show/schemas.ts';
import { useDistanceText } from '#web/platform/distance.ts';
import { useMe } from '#web/platform/me.ts';
import { radiusText } from './radius-text.ts';

/** Hours and minutes of a way or of a pause: `3:05`. */
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Why a show is in the way, beyond its time. */
type Reason = Pick<Conflict, 'travel' | 'clause' | 'distanceKm'>;
export function ConflictReason({ conflict }: { readonly conflict: Reason }) {
  const { distanceUnit } = useMe().tenant;
  const { travel, clause, distanceKm = 0 } = conflict;
  const away = useDistanceText()(distanceKm);
  const [way, gap] = travel ? [clock(travel.minutes), clock(travel.gap)] : ['', ''];
  const radius = clause && radiusText(clause, distanceUnit);
  return (
    <>
      {travel && (
        <span className="meta num">
          <Trans>
            {away} away: about {way} h travel, {gap} h between the shows
          </Trans>
        </span>
      )}
      {clause && (
        <span className="meta num">
          {clause.isOwn ? (
            <Trans>
              {away} away, within this show's {radius} radius
            </Trans>
          ) : (
            <Trans>
              {away} away, within the {radius} radius: {clause.daysBefore} days before, {clause.daysAfter} after
            </Trans>
          )}
        </span>
      )}
    </>
  );
}
