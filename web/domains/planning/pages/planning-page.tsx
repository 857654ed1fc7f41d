import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { Status } from '#shared/domains/status/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { PhaseFilter } from '#web/ui/controls/choice-filter.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import type { Appointment } from '../model/appointment.ts';
import { conflictsOf } from '../model/conflict.ts';
import { type Range, stepPeriod } from '../model/range.ts';
import { PlanningFoot } from '../parts/planning-foot.tsx';
import { PlanningToolbar } from '../parts/planning-toolbar.tsx';
import { RangeView } from './range-view.tsx';
import { usePeriodTitle } from './use-period-title.ts';
import { type PlanningSearch, usePlanning } from './use-planning.ts';

/** Where each range has its page. */
const RANGE_PAGES = {
  day: '/schedule/day',
  week: '/planning/week',
  month: '/planning/month',
  quarter: '/planning/quarter',
  year: '/schedule/year',
} as const satisfies Record<Range, string>;

/** Legend: the confirmed statuses that are in sight. */
const legendOf = (statuses: readonly Status[], appointments: readonly Appointment[]) =>
  statuses.flatMap(
    ({ name }) => appointments.find((item) => item.status.name === name && item.phase === 'confirmed')?.status ?? [],
  );

interface Props {
  readonly range: Range;
  readonly search: PlanningSearch;
}

/** Artists by days: the agency's wall calendar. */
export function PlanningPage({ range, search }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isPhone = usePhone();
  const planning = usePlanning(range, search);
  const { planned, statuses, appointments, artists, date, phases, find, setFind } = planning;
  const title = usePeriodTitle()(range, planning.period);
  const go = (next: PlanningSearch, to: Range = range) =>
    void navigate({ to: RANGE_PAGES[to], search: { ...search, ...next } });

  if (planned.isError)
    return (
      <EmptyState
        title={t`The planning could not be loaded`}
        actions={<Button onClick={() => void planned.refetch()}>{t`Retry`}</Button>}
      />
    );
  return (
    <div className="plan-page">
      <PlanningToolbar
        title={title}
        range={range}
        onRange={(next) => go({}, next)}
        onStep={(by) => go({ date: stepPeriod(range, date, by).first })}
        onToday={() => go({ date: undefined })}
        find={{ text: find, onChange: setFind }}
      >
        <Popover trigger={<Button>{t`Phase`}</Button>} label={t`Phase`}>
          <PhaseFilter value={phases} onChange={(next) => go({ phases: next })} />
        </Popover>
      </PlanningToolbar>
      <RangeView
        range={range}
        planning={planning}
        title={title}
        onDay={(day) => go({ date: day }, 'day')}
        onSelect={(day) => go({ date: day })}
      />
      {!isPhone && (
        <PlanningFoot
          statuses={legendOf(statuses, appointments)}
          artists={artists.length}
          appointments={appointments.length}
          conflicts={conflictsOf(appointments).size}
        />
      )}
    </div>
  );
}
