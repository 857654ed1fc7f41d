import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { part } from '#web/ui/part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import type { Range } from '../model/range.ts';

const PeriodPicker = part(async () => (await import('./period-picker.tsx')).PeriodPicker);

/** px: as wide as seven of its names, or a month of days. */
const WIDTHS = { day: 260, week: 470, month: 640, quarter: 700, year: 700 } as const satisfies Record<Range, number>;

type Props = Readonly<{ title: string; range: Range; date: LocalDate; onDate: (date: LocalDate) => void }>;

/** The heading opens the picker of its range: seven weeks, months or quarters around it, or any day. */
export function PeriodTitle({ title, onDate, ...props }: Props) {
  const { t } = useLingui();
  return (
    <h1>
      <Popover
        label={t`Choose a period`}
        width={WIDTHS[props.range]}
        trigger={
          <button type="button" className="plan-title">
            {title}
            <ChevronDown size={14} aria-hidden="true" />
          </button>
        }
      >
        {(close) => (
          <Suspense>
            <PeriodPicker
              {...props}
              onDate={(date) => {
                onDate(date);
                close();
              }}
            />
          </Suspense>
        )}
      </Popover>
    </h1>
  );
}
