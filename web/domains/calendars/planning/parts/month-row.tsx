// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { barAt, moreAt, NAME_DAY } from '../model/cursor.ts';
import { NAME, rowHeight } from '../model/geometry.ts';
import type { Bar, Row } from '../model/layout.ts';
import { MonthBar } from './month-bar.tsx';
import { useDates } from './use-dates.ts';

type Props = {
  row: Row;
  /** Among all artists; -1 is no cursor in this row. */
  index: number;
  line: number;
  top: number;
  first: number;
  left: number;
  right: number;
  dayWidth: number;
  cursorDay?: number | undefined;
  cursorLane?: number | undefined;
  flash?: string | undefined;
};

const counts = ({ item }: Bar) => item.kind === 'show';

/** The row's bars are cells of their own, so that a screen reader walks appointments and not empty days. */
export const MonthRow = memo(function MonthRow(props: Props) {
  const { row, index, line, top, left, right, dayWidth, cursorDay, cursorLane = 0, flash } = props;
  const cursor = cursorDay === undefined ? undefined : { row: index, day: cursorDay, lane: cursorLane };
  const held = cursor && barAt(row, cursor);
  const heldMore = cursor && moreAt(row, cursor);
  const bars = row.bars.filter((bar) => bar === held || (bar.to >= left && bar.from < right));
  const more = row.more.filter((chip) => chip === heldMore || (chip.day >= left && chip.day < right));
  return (
    <div className="plan-row" role="row" aria-rowindex={line} data-row={index} style={{ top, height: rowHeight(row) }}>
      <div
        className="plan-name"
        role="rowheader"
        aria-colindex={1}
        data-name
        tabIndex={cursorDay === NAME_DAY ? 0 : undefined}
      >
        <Avatar name={row.artist.name} />
        <span className="cut">{row.artist.name}</span>
        <span className="micro num push">{row.bars.filter(counts).length || ''}</span>
      </div>
      {bars.map((bar) => (
        <MonthBar
          key={bar.item.id}
          bar={bar}
          artist={row.artist.name}
          dayWidth={dayWidth}
          here={bar === held}
          flash={bar.item.id === flash}
        />
      ))}
      {more.map((chip) => (
        <MoreChip key={chip.day} {...props} day={chip.day} count={chip.count} here={chip === heldMore} />
      ))}
      {cursor && cursor.day !== NAME_DAY && !held && !heldMore && (
        <FreeCell {...props} day={cursor.day} lane={cursorLane} />
      )}
    </div>
  );
});

type CellProps = Pick<Props, 'row' | 'first' | 'dayWidth'> & { day: number };

function MoreChip({ row, first, dayWidth, day, count, here }: CellProps & { count: number; here: boolean }) {
  const { t } = useLingui();
  const artist = row.artist.name;
  const date = useDates().short(first + day);
  return (
    <div
      className="plan-more num l3"
      role="gridcell"
      tabIndex={here ? 0 : undefined}
      aria-colindex={day + 2}
      aria-label={t`${count} more for ${artist} on ${date}. Press Enter to open the day.`}
      data-more
      style={{ left: NAME + day * dayWidth + 1, width: dayWidth - 2 }}
    >
      +{count}
    </div>
  );
}

function FreeCell({ row, first, dayWidth, day, lane }: CellProps & { lane: number }) {
  const { t } = useLingui();
  const artist = row.artist.name;
  const date = useDates().short(first + day);
  return (
    <div
      className={cx('plan-cell', `l${lane}`)}
      role="gridcell"
      tabIndex={0}
      aria-colindex={day + 2}
      aria-label={t`${artist}, ${date}, free`}
      style={{ left: NAME + day * dayWidth, width: dayWidth }}
    />
  );
}
