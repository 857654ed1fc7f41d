import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { type Appointment, lookOf, nameOf } from '../model/appointment.ts';
import type { Strip } from '../model/timeline.ts';
import { useDescribe } from './use-describe.ts';

type Props = {
  strips: readonly Strip[];
  artistOf: (item: Appointment) => string;
  clashing: ReadonlySet<string>;
  onOpen: (item: Appointment) => void;
};

/** Shows the all-day entries and those of several days, above the hours. */
export function WeekStrips({ strips, artistOf, clashing, onOpen }: Props) {
  const describe = useDescribe();
  return (
    <div className="week-all">
      <span className="micro">
        <Trans>all day</Trans>
      </span>
      <div className="week-strips">
        {strips.map(({ item, from, to, lane }) => {
          const look = lookOf(item);
          const conflict = clashing.has(item.id);
          return (
            <button
              type="button"
              key={item.id}
              className={cx(
                'plan-bar',
                `look-${look}`,
                look === 'off' ? 'grey' : item.status.tone,
                conflict && 'clash',
              )}
              style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 }}
              data-rank={look === 'option' ? item.rank : undefined}
              aria-label={describe(item, artistOf(item), { night: false, conflict })}
              onClick={() => onOpen(item)}
            >
              <span className="cut">{[artistOf(item), nameOf(item)].filter(Boolean).join(', ')}</span>
              {conflict && <TriangleAlert size={12} className="warn" aria-hidden="true" />}
            </button>
          );
        })}
      </div>
    </div>
  );
}
