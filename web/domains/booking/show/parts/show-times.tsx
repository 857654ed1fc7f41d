import { Trans } from '@lingui/react/macro';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { timeOf } from '#shared/kernel/time/date.ts';
import { zoneName } from '#web/platform/format.ts';
import { useMe } from '#web/platform/me.ts';
import { timeForMe, zoneCity } from '../model/when.ts';

interface ShowTimesProps {
  readonly show: ShowRow;
  /** All in one line, for the head of a page. */
  readonly inline?: boolean;
}
/** `21:30 to 22:45 WET` on the clock of the place; where the reader's is another, `22:30 for you`. */
export function ShowTimes({ show, inline = false }: ShowTimesProps) {
  const { zone } = useMe().user;
  const mine = timeForMe(show, zone);
  const city = zoneCity(zone);
  return (
    <>
      {show.isAllDay ? (
        <Trans>All day</Trans>
      ) : (
        <Trans>
          {timeOf(show.start)} to {timeOf(show.end)}
        </Trans>
      )}
      {mine && (
        <>
          {` ${zoneName(show.startAt, show.zone)}`}
          {inline ? <span className="dim"> · </span> : <br />}
          <span className="dim">
            {inline ? (
              <Trans>
                {mine} for you in {city}
              </Trans>
            ) : (
              <Trans>{mine} for you</Trans>
            )}
          </span>
        </>
      )}
    </>
  );
}
