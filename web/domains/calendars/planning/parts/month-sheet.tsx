// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import type { KeyboardEvent } from 'react';
import { DAY_MINUTES } from '../model/clock.ts';
import type { Cursor } from '../model/cursor.ts';
import type { Geometry } from '../model/geometry.ts';
import type { Plan } from '../model/layout.ts';
import { MonthBackground } from './month-background.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthRows } from './month-rows.tsx';
import type { Window } from './use-window.ts';
import { YearHead } from './year-head.tsx';

type Props = {
  /** Names the grid for screen readers. */
  label: string;
  plan: Plan;
  geometry: Geometry;
  shown: Window;
  /** Minutes, as in model/clock.ts. */
  now: number;
  isWhole: boolean;
  cursor: Cursor;
  flash: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The grid itself: what lies behind it, its head and its rows. */
export function MonthSheet({ label, plan, geometry, shown, now, isWhole, cursor, flash, onKeyDown }: Props) {
  const { first, days } = plan;
  const { left, right, dayWidth } = shown;
  const head = { first, dayWidth, artists: plan.rows.length };
  return (
    <>
      <MonthBackground {...{ first, days, dayWidth, now, isWhole }} />
      <div
        className="plan-grid"
        role="grid"
        aria-label={label}
        aria-rowcount={plan.rows.length + geometry.groups.length + 1}
        aria-colcount={days + 1}
        onKeyDown={onKeyDown}
      >
        {isWhole ? (
          <YearHead {...head} days={days} />
        ) : (
          <MonthHead {...head} left={left} right={right} today={Math.floor(now / DAY_MINUTES)} />
        )}
        <div role="rowgroup" className="plan-body" data-plan-body>
          <MonthRows plan={plan} geometry={geometry} shown={shown} cursor={cursor} flash={flash} />
        </div>
      </div>
    </>
  );
}
