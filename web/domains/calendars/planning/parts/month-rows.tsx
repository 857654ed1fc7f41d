// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { Plural, Trans } from '@lingui/react/macro';
import { Count } from '#web/ui/status.tsx';
import type { Cursor } from '../model/cursor.ts';
import type { Geometry, Group } from '../model/geometry.ts';
import type { Plan } from '../model/layout.ts';
import { MonthRow } from './month-row.tsx';
import type { Window } from './use-window.ts';

type Props = { plan: Plan; geometry: Geometry; shown: Window; cursor: Cursor; flash?: string | undefined };

/** Returns the visible rows, and the row with the focus, which stays mounted however far the user scrolls. */
function mountedRows({ top, bottom }: Window, cursor: Cursor, count: number): number[] {
  const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, i) => top + i);
  if (cursor.row < count && cursor.row < top) rows.unshift(cursor.row);
  if (cursor.row < count && cursor.row >= bottom) rows.push(cursor.row);
  return rows;
}

export function MonthRows({ plan, geometry, shown, cursor, flash }: Props) {
  const { groups, tops } = geometry;
  return (
    <>
      {groups.map((group, i) => (
        <GroupLine key={String(group.own)} group={group} line={group.first + i + 2} plan={plan} />
      ))}
      {mountedRows(shown, cursor, plan.rows.length).map((index) => {
        const row = plan.rows[index];
        return (
          row && (
            <MonthRow
              key={row.artist.id}
              row={row}
              index={index}
              line={index + 2 + groups.filter((group) => group.first <= index).length}
              top={tops[index] ?? 0}
              first={plan.first}
              left={shown.left}
              right={shown.right}
              dayWidth={shown.dayWidth}
              cursorDay={cursor.row === index ? cursor.day : undefined}
              cursorLane={cursor.row === index ? cursor.lane : undefined}
              flash={row.bars.some(({ item }) => item.id === flash) ? flash : undefined}
            />
          )
        );
      })}
    </>
  );
}

function GroupLine({ group, line, plan }: { group: Group; line: number; plan: Plan }) {
  const rows = plan.rows.slice(group.first, group.first + group.count);
  const conflicts = rows.reduce((sum, row) => sum + row.conflicts, 0);
  return (
    <div className="plan-group" role="row" aria-rowindex={line} style={{ top: group.top }}>
      <div role="rowheader" aria-colindex={1}>
        <b>{group.own ? <Trans>My artists</Trans> : <Trans>Other artists</Trans>}</b>
        <Count value={group.count} />
        {conflicts > 0 && (
          <span className="micro">
            <Plural value={conflicts} one="# conflict" other="# conflicts" />
          </span>
        )}
      </div>
    </div>
  );
}
