import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MapPin, Moon } from 'lucide-react';
import { typedNames } from '#shared/domains/booking/show/request-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { addDays } from '#shared/kernel/time/date.ts';
import { formatDay, formatMoney } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import type { PhoneCard } from '#web/ui/list/phone-list.tsx';
import { artistNames } from '../model/names.ts';
import { dayOf, startTime } from '../model/when.ts';
import { ShowStatus } from './show-marks.tsx';

/** `Tomorrow, Sat 21 Nov` */
function heading(show: ShowRow): string {
  const [date, today] = [dayOf(show), localToday()];
  const day = formatDay({ date });
  if (date === today) return t`Today, ${day}`;
  return date === addDays(today, 1) ? t`Tomorrow, ${day}` : day;
}

function CardBody({ show }: { readonly show: ShowRow }) {
  const { venue, fee } = show;
  const typed = typedNames(show);
  return (
    <>
      <span className="row">
        <b className="cut">{artistNames(show)}</b>
        {show.isNight && (
          <span className="night">
            <Moon size={12} aria-hidden="true" />
            <Trans>night</Trans>
          </span>
        )}
        <b className="push num">{startTime(show)}</b>
      </span>
      {venue && (
        <span className="row mut">
          <MapPin size={14} aria-hidden="true" />
          <span className="cut">
            {venue.name}, {venue.city}
          </span>
        </span>
      )}
      {(typed.promoter || typed.venue) && (
        <span className="mut cut">{[typed.promoter, typed.venue].filter(Boolean).join(' · ')}</span>
      )}
      <span className="row">
        <ShowStatus show={show} />
        {fee && <span className="push strong num">{formatMoney(fee.minor, fee.currency)}</span>}
      </span>
    </>
  );
}

const PHASE_TONES = { confirmed: 'green', options: 'amber', cancelled: 'grey' } as const;

export const showCard: PhoneCard<ShowRow> = {
  group: heading,
  tone: ({ phase }) => PHASE_TONES[phase],
  render: (show) => <CardBody show={show} />,
};
