import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Status } from '#shared/domains/reference/status/schemas.ts';
import { NoArtists } from '#web/domains/relations/artist/widgets/no-artists.tsx';
import { useAppointmentContext } from '#web/platform/appointment-context.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePhone } from '#web/ui/use-media.ts';
import type { Appointment, Artist } from '../model/appointment.ts';
import { conflictsOf } from '../model/conflict.ts';
import { dayIn, periodOf, type Range, stepPeriod } from '../model/range.ts';
import { PeriodTitle } from '../parts/period-title.tsx';
import { PlanningFilters } from '../parts/planning-filters.tsx';
import { PlanningFoot } from '../parts/planning-foot.tsx';
import { PlanningPrint } from '../parts/planning-print.tsx';
import { PlanningToolbar } from '../parts/planning-toolbar.tsx';
import { RANGE_PAGES, rememberRange } from '../range-pages.ts';
import type { PlanningSearch } from '../search.ts';
import { RangeView } from './range-view.tsx';
import { usePeriodTitle } from './use-period-title.ts';
import { type Planning, usePlanning } from './use-planning.ts';

/** Legend: the confirmed statuses that are in sight. */
const legendOf = (statuses: readonly Status[], appointments: readonly Appointment[]) =>
  statuses.flatMap(
    ({ name }) => appointments.find((item) => item.status.name === name && item.phase === 'confirmed')?.status ?? [],
  );

/** Whether filters leave something out: a phone then shows them. */
const isNarrowed = ({ phases, kinds, artists, color, view }: PlanningSearch): boolean =>
  [phases, kinds, artists, color, view].some(Boolean);

type Props = Readonly<{ range: Range; search: PlanningSearch }>;

function NotLoaded({ planned }: { readonly planned: { readonly refetch: () => Promise<unknown> } }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={null}
      title={t`Couldn't load planning`}
      actions={<Button onClick={() => void planned.refetch()}>{t`Retry`}</Button>}
    />
  );
}

interface PlanningHeadProps extends Pick<Props, 'range'> {
  readonly planning: Planning;
  readonly date: string;
  readonly today: string;
  readonly title: string;
  readonly filtering: boolean;
  readonly setFiltering: (next: boolean) => void;
  readonly go: (next: PlanningSearch, to?: Range, replace?: boolean) => undefined;
}
function PlanningHead({ range, planning, date, today, title, filtering, setFiltering, go }: PlanningHeadProps) {
  const isPhone = usePhone();
  const can = useCan();
  return (
    <PlanningToolbar
      title={
        <PeriodTitle
          title={title}
          range={range}
          date={date}
          onDate={(day) => go({ date: dayIn(periodOf(range, day), today) })}
        />
      }
      range={range}
      onRange={(next) => go({}, next)}
      onStep={(by) => go({ date: dayIn(stepPeriod(range, date, by), today) })}
      onToday={() => go({ date: undefined })}
      newOn={isPhone && can('show.create') ? date : undefined}
      filters={isPhone ? { open: filtering, toggle: () => setFiltering(!filtering) } : undefined}
      find={
        isPhone ? undefined : { text: planning.find, onChange: (text) => go({ q: text || undefined }, range, true) }
      }
    />
  );
}

interface PlanningViewProps extends Pick<Props, 'range'> {
  readonly planning: Planning;
  readonly title: string;
  readonly go: (next: PlanningSearch, to?: Range, replace?: boolean) => undefined;
}
function PlanningView({ range, planning, title, go }: PlanningViewProps) {
  return (
    <RangeView
      range={range}
      planning={planning}
      title={title}
      onDay={(day) => go({ date: day }, 'day')}
      onMonth={(day) => go({ date: day }, 'month')}
      onSelect={(day) => go({ date: day })}
    />
  );
}

interface PlanningTotalsProps extends Pick<Props, 'search'> {
  readonly statuses: Status[];
  readonly appointments: Appointment[];
  readonly artists: readonly (Artist & { readonly hexColor: string })[];
}
function PlanningTotals({ search, statuses, appointments, artists }: PlanningTotalsProps) {
  return (
    <PlanningFoot
      statuses={search.color ? [] : legendOf(statuses, appointments)}
      artists={artists.length}
      appointments={appointments.length}
      conflicts={conflictsOf(appointments).size}
    />
  );
}

/** Artists by days: the agency's wall calendar. */
export function PlanningPage({ range, search }: Props) {
  const navigate = useNavigate();
  const isPhone = usePhone();
  const planning = usePlanning(range, search);
  const { planned, statuses, appointments, artists, date, today, period } = planning;
  const title = usePeriodTitle(isPhone)(range, period);
  useAppointmentContext({ date, origin: title });
  useEffect(() => {
    rememberRange(range);
  }, [range]);
  const [filtering, setFiltering] = useState(() => isNarrowed(search));
  const isNew = planned.data?.artists.length === 0 && !search.artists;
  const go = (next: PlanningSearch, to: Range = range, replace = false) =>
    void navigate({ to: RANGE_PAGES[to], search: { ...search, ...next }, replace });

  if (planned.isError) return <NotLoaded planned={planned} />;
  return (
    <div className="plan-page">
      <PlanningHead
        range={range}
        planning={planning}
        date={date}
        today={today}
        title={title}
        filtering={filtering}
        setFiltering={setFiltering}
        go={go}
      />
      {(!isPhone || filtering) && (
        <PlanningFilters search={search} planning={planning} onSearch={(next, replace) => go(next, range, replace)} />
      )}
      {isNew ? <NoArtists /> : <PlanningView range={range} planning={planning} title={title} go={go} />}
      {!isPhone && !isNew && (
        <PlanningTotals search={search} statuses={statuses} appointments={appointments} artists={artists} />
      )}
      <PlanningPrint artists={artists} appointments={appointments} period={period} />
    </div>
  );
}
