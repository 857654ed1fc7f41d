import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { OrdinalRank } from '#web/domains/reference/status/widgets/ordinal-rank.tsx';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { dateText, formatDay } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { cx } from '#web/ui/cx.ts';
import { type LifeStep, stepOf, stepsAround } from '../../model/life.ts';
import { dayOf } from '../../model/when.ts';

const useStepNames = wordsHook<LifeStep>({
  request: msg`Request`,
  availability: msg`Availability given`,
  option: msg`Option`,
  confirmed: msg`Confirmed`,
  contracted: msg`Contracted`,
  advanced: msg`Advanced`,
  played: msg`Played`,
  settled: msg`Settled`,
});

/** The short date: the head shows weekday and year, for which a step has no room. */
const SHORT = { day: 'numeric', month: 'short' } as const;

/** Shows the date of a step beside its name: the end of an option, the day of the show. */
function Detail({ step, show, now }: { readonly step: LifeStep; readonly show: Show; readonly now: boolean }) {
  if (step === 'option' && now) {
    return (
      <>
        {show.rank > 0 && <OrdinalRank value={show.rank} />}
        {show.expiresOn && (
          <em className="num">
            <Trans>until {formatDay({ date: show.expiresOn })}</Trans>
          </em>
        )}
      </>
    );
  }
  return step === 'played' ? <em className="num">{dateText(dayOf(show), SHORT)}</em> : null;
}

/** Shows the steps from the first call to the last payment, and marks the present one. */
export function LifeLine({ show }: { readonly show: Show }) {
  const { t } = useLingui();
  const names = useStepNames();
  const status = useStatuses('show').byId.get(show.statusId);
  const step = stepOf(show, status?.name ?? '', localToday());
  const steps = stepsAround(step);
  const at = step ? steps.indexOf(step) : -1;
  return (
    <ol className={cx('sd-life', !step && 'off')} aria-label={step ? t`Stage: ${names[step]}` : t`Cancelled`}>
      {steps.map((one, i) => {
        const now = i === at;
        return (
          <li key={one} className={cx(i < at && 'ok', now && 'now')} aria-current={now ? 'step' : undefined}>
            <i aria-hidden="true" />
            {i < at && <Check size={11} strokeWidth={3} aria-label={t`done`} />}
            <span className="cut">{names[one]}</span>
            <Detail step={one} show={show} now={now} />
          </li>
        );
      })}
    </ol>
  );
}
