// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Appointment, Artist, LocalDate, LocalTime } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';
import { DAY_MINUTES, dateOf, minuteOf } from '../model/clock.ts';
import type { Draft } from '../model/draft.ts';
import { dropOf, type Ghost, ghostOf, type Held } from '../model/drag.ts';
import { geometryOf, HEAD, NAME } from '../model/geometry.ts';
import type { Rect } from '../model/place.ts';
import { CreateBox } from './create-box.tsx';
import { GhostBar, ghostRect } from './ghost-bar.tsx';
import type { Target } from './grid-pointer.ts';
import { MonthBackground } from './month-background.tsx';
import { MonthHead } from './month-head.tsx';
import { MonthRows } from './month-rows.tsx';
import { ScrollSheet } from './scroll-sheet.tsx';
import { useDayChoice } from './use-day-choice.ts';
import { useFirstSight } from './use-first-sight.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { usePlan } from './use-plan.ts';
import { useWindow } from './use-window.ts';
import './planning.css';

export type MonthGridProps = {
  /** Names the grid for screen readers: "Planning by artist, November 2026". */
  label: string;
  artists: readonly Artist[];
  appointments: readonly Appointment[];
  first: LocalDate;
  days: number;
  now: LocalTime;
  mayEdit: (item: Appointment) => boolean;
  onOpen: (item: Appointment) => void;
  onOpenDay: (date: LocalDate, artist: Artist) => void;
  onOpenArtist: (artist: Artist) => void;
  onChange: (change: Change) => void;
  /** Asks first; the grid deletes nothing. */
  onDelete: (item: Appointment) => void;
  onUndo: () => boolean;
  onRedo: () => boolean;
  /** What stands in the box beside the chosen days; without it nothing can be created here. */
  renderCreate?: ((draft: Draft, close: () => void) => ReactNode) | undefined;
};

const MARGIN = 8;

/** The days in sight, in px of the plan. */
function viewOf(box: HTMLElement | null): Rect {
  if (!box) return { left: 0, top: 0, width: 0, height: 0 };
  return {
    left: box.scrollLeft + NAME + MARGIN,
    top: box.scrollTop + HEAD + MARGIN,
    width: box.clientWidth - NAME - 2 * MARGIN,
    height: box.clientHeight - HEAD - 2 * MARGIN,
  };
}

/** Artists by days: a month, a quarter, a year. Every drag has its keys, see use-grid-keys.ts. */
export function MonthGrid(props: MonthGridProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const plan = usePlan(props);
  const geometry = useMemo(() => geometryOf(plan.rows), [plan.rows]);
  const shown = useWindow(box, geometry, plan.days);
  const { dayWidth } = shown;
  const grid = useGridCursor(box, plan, geometry, dayWidth);
  const [said, say] = useState('');
  const [flash, setFlash] = useState<string>();
  const [ghost, setGhost] = useState<Ghost>();
  const [draft, setDraft] = useState<Ghost & { first: number }>();
  const open = draft?.first === plan.first ? draft : undefined;
  const choice = useDayChoice(plan, grid, say);

  const change = (made: Change) => {
    setFlash(made.after?.id);
    props.onChange(made);
  };
  const startDraft = (days: Ghost) => props.renderCreate && setDraft({ ...days, first: plan.first });
  const closeDraft = useCallback(() => {
    setDraft(undefined);
    grid.refocus();
  }, [grid.refocus]);
  const act = ({ spot, bar, part }: Target) => {
    const artist = plan.rows[spot.row]?.artist;
    if (!artist) return;
    setDraft(undefined);
    if (bar) props.onOpen(bar.item);
    else if (part === 'name') props.onOpenArtist(artist);
    else if (part === 'more') props.onOpenDay(dateOf(plan.first + spot.day), artist);
    else startDraft({ row: spot.row, lane: spot.lane, from: spot.day, to: spot.day });
  };
  const drop = (held: Held) => {
    if (held.mode === 'create') {
      grid.go(held.to);
      return startDraft(ghostOf(held));
    }
    const made = dropOf(plan, held);
    if (!made?.after) return;
    grid.follow(made.after.id);
    change(made);
    say(held.mode === 'move' ? t`Moved. Ctrl+Z to undo.` : t`Length changed. Ctrl+Z to undo.`);
  };
  useGridPointer(box, {
    plan,
    geometry,
    dayWidth,
    mayDrag: ({ part, bar }) => (bar ? props.mayEdit(bar.item) : part === 'day' && props.renderCreate !== undefined),
    onDrag: (held) => {
      if (held) setDraft(undefined);
      choice.drop();
      setGhost(held && ghostOf(held));
    },
    onDrop: drop,
    onTap: (target) => {
      const { spot, bar, part } = target;
      choice.drop();
      if (part !== 'name') grid.go(bar ? { row: spot.row, day: bar.from, lane: bar.lane } : spot);
      act(target);
    },
  });
  const onKeyDown = useGridKeys({
    ...props,
    plan,
    grid,
    say,
    onChange: change,
    choice: props.renderCreate && choice,
    onEnter: ({ bar, part }) => {
      choice.drop();
      if (choice.chosen) startDraft(choice.chosen);
      else act({ spot: grid.cursor, part, ...(bar && { bar }) });
    },
  });
  useFirstSight(box, Math.floor(minuteOf(props.now) / DAY_MINUTES) - plan.first, plan.days, dayWidth);
  const view = useCallback(() => viewOf(box.current), []);
  const drawn = ghost ?? open ?? choice.chosen;
  const artist = open && plan.rows[open.row]?.artist;
  const now = minuteOf(props.now);
  return (
    <>
      <div className="plan" ref={box}>
        <div className="plan-in" style={{ width: NAME + plan.days * dayWidth, height: HEAD + geometry.height }}>
          <MonthBackground first={plan.first} days={plan.days} dayWidth={dayWidth} now={now} />
          <div
            className="plan-grid"
            role="grid"
            aria-label={props.label}
            aria-rowcount={plan.rows.length + geometry.groups.length + 1}
            aria-colcount={plan.days + 1}
            onKeyDown={onKeyDown}
          >
            <MonthHead
              first={plan.first}
              left={shown.left}
              right={shown.right}
              dayWidth={dayWidth}
              today={Math.floor(now / DAY_MINUTES)}
              artists={plan.rows.length}
            />
            <div role="rowgroup" className="plan-body" data-plan-body>
              <MonthRows plan={plan} geometry={geometry} shown={shown} cursor={grid.cursor} flash={flash} />
            </div>
          </div>
          <ScrollSheet box={box} />
          {drawn && <GhostBar ghost={drawn} geometry={geometry} dayWidth={dayWidth} />}
          {open && artist && !ghost && (
            <CreateBox target={ghostRect(open, geometry, dayWidth)} view={view} onClose={closeDraft}>
              {props.renderCreate?.(
                { artist, first: dateOf(plan.first + open.from), last: dateOf(plan.first + open.to) },
                closeDraft,
              )}
            </CreateBox>
          )}
        </div>
      </div>
      <div className="sr" role="status">
        {said}
      </div>
    </>
  );
}
