import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { availabilityContract } from '#shared/domains/booking/availability/contract.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { freeDays } from '../model/free-days.ts';

const DAYS_AHEAD = 90;
/** Friday and Saturday, the days that are asked for first. */
const WEEKDAYS = [5, 6];
const MAX_SHOWN = 12;

/** The next free Fridays and Saturdays of an artist. Each leads to a new show on that day. */
export function FreeDaysCard({ artistId }: { readonly artistId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const { day } = useFormat();
  const from = localToday();
  const asked = { from, to: addDays(from, DAYS_AHEAD), weekdays: WEEKDAYS };
  const { data } = useQuery(queryOf(availabilityContract.routes.find, { body: { ...asked, artistIds: [artistId] } }));
  const artist = data?.artists.find(({ id }) => id === artistId);
  if (!artist) return null;
  const free = freeDays(asked, artist.days);
  const all = (
    <PageLink to={`/planning/availability?artist=${artistId}`} className={buttonClass({ kind: 'ghost', size: 'sm' })}>
      {t`Availability`}
    </PageLink>
  );
  return (
    <Card title={t`Free Fridays and Saturdays`} count={free.length} action={all}>
      <div className="card-b">
        {free.length === 0 && (
          <p className="meta">
            <Trans>None in the next {DAYS_AHEAD} days</Trans>
          </p>
        )}
        <ul className="row wrap">
          {free.slice(0, MAX_SHOWN).map((date) => (
            <li key={date} className="num">
              {can('show.create') ? (
                <PageLink to={`/show/new?artistId=${artistId}&date=${date}`} className={buttonClass({ size: 'sm' })}>
                  {day({ date })}
                </PageLink>
              ) : (
                day({ date })
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
