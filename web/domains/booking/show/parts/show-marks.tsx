import { Plural, useLingui } from '@lingui/react/macro';
import { Lock, Moon } from 'lucide-react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { useInternal } from '#web/domains/booking/show/widgets/use-internal.ts';
import { StatusMark } from '#web/domains/reference/status/widgets/status-mark.tsx';
import { formatDay } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { placeOf } from '../model/names.ts';
import { dayOf, expiryOf, startTime } from '../model/when.ts';
import { DayStateTag } from '../widgets/request-marks.tsx';

/** `Sat 28 Nov 21:30` and a moon for the hours after midnight. */
export function ShowDate({ show }: { readonly show: ShowRow }) {
  const { t } = useLingui();
  return (
    <span className="dt-c num">
      <b>{formatDay({ date: dayOf(show) })}</b> {startTime(show)}
      {show.isNight && <Moon size={10} fill="currentColor" strokeWidth={0} role="img" aria-label={t`night`} />}
    </span>
  );
}

/** `4 d` while an option is about to end, red once it is past. */
export function ExpiryChip({ show }: { readonly show: ShowRow }) {
  const { t } = useLingui();
  const expiry = expiryOf(show, localToday());
  if (!expiry || !show.expiresOn) return null;
  const day = formatDay({ date: show.expiresOn });
  const tip = expiry.late ? t`Option expired ${day}` : t`Option until ${day}`;
  return (
    <span className={`flag ${expiry.late ? 'red' : 'amber'} num`} data-tip={tip}>
      {expiry.late ? t`expired` : <Plural value={expiry.days} _0="today" one="# d" other="# d" />}
    </span>
  );
}

export function ShowStatus({ show }: { readonly show: ShowRow }) {
  const { t } = useLingui();
  const internal = useInternal();
  return (
    <span className="row sh-status">
      <StatusMark area="show" statusId={show.statusId} phase={show.phase} rank={placeOf(show)} />
      <ExpiryChip show={show} />
      {show.isPreliminary && <span className="flag amber">{internal ? t`to approve` : t`requested`}</span>}
      <DayStateTag show={show} />
      {show.lockedAt && <Lock size={12} className="dim" role="img" aria-label={t`locked`} />}
    </span>
  );
}
