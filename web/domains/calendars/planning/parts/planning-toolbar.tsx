import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ListFilter, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { SearchField } from '#web/ui/list/search-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Range } from '../model/range.ts';

function PeriodSteps({ onStep, onToday }: Pick<PlanningToolbarProps, 'onStep' | 'onToday'>) {
  const { t } = useLingui();
  return (
    <div className="row plan-steps">
      <IconButton label={t`Previous`} onClick={() => onStep(-1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <Button kind="ghost" size="sm" onClick={onToday}>
        {t`Today`}
      </Button>
      <IconButton label={t`Next`} onClick={() => onStep(1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

export type PlanningToolbarProps = {
  title: ReactNode;
  range: Range;
  onRange: (range: Range) => void;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  /** The day that a new show begins on, where the user may make one. */
  newOn?: LocalDate | undefined;
  /** On a phone the filters have a line of their own that opens. */
  filters?: { open: boolean; toggle: () => void } | undefined;
  /** Left out where the view is about one artist. */
  find?: { text: string; onChange: (text: string) => void } | undefined;
};

export function PlanningToolbar({
  title,
  range,
  onRange,
  onStep,
  onToday,
  newOn,
  filters,
  find,
}: PlanningToolbarProps) {
  const { t } = useLingui();
  const ranges = [
    { value: 'day', label: t`Day` },
    { value: 'week', label: t`Week` },
    { value: 'month', label: t`Month` },
    { value: 'quarter', label: t`Quarter` },
    { value: 'year', label: t`Year` },
  ] as const;
  return (
    <header className="page-h plan-bar-top">
      {title}
      <PeriodSteps onStep={onStep} onToday={onToday} />
      <Segmented label={t`Range`} items={ranges} value={range} onChange={onRange} />
      {filters && (
        <IconButton
          label={t`Filters`}
          look="touch"
          className="plan-filter"
          aria-expanded={filters.open}
          onClick={filters.toggle}
        >
          <ListFilter size={18} aria-hidden="true" />
        </IconButton>
      )}
      <span className="push" />
      {find && (
        <span className="plan-find">
          <SearchField label={t`Find an artist`} value={find.text} onChange={find.onChange} />
        </span>
      )}
      {newOn && (
        <PageLink to={`/show/new?date=${newOn}`} className="ib touch plan-new" aria-label={t`New show`}>
          <Plus size={20} aria-hidden="true" />
        </PageLink>
      )}
    </header>
  );
}
