// biome-ignore-all lint/a11y/useSemanticElements: a table cannot be placed by px, windowed and overlaid; ARIA's grid roles say the same.
// biome-ignore-all lint/a11y/useFocusableInteractive: one roving tab stop for the whole grid, see use-grid-cursor.ts.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useHover } from '#web/ui/use-hover.ts';
import type { Appointment, Artist, LocalDate, LocalTime } from '../model/appointment.ts';
import type { Change } from '../model/change.ts';
import { DAY_MINUTES, dateOf, minuteOf } from '../model/clock.ts';
import { findBar } from '../model/cursor.ts';
import type { Draft } from '../model/draft.ts';
import { dropOf, type Ghost, ghostOf, type Held } from '../model/drag.ts';
import { geometryOf, HEAD, NAME } from '../model/geometry.ts';
import { DraftLayer } from './draft-layer.tsx';
import { Glance } from './glance.tsx';
import type { Target } from './grid-pointer.ts';
import { MonthSheet } from './month-sheet.tsx';
import { ScrollSheet } from './scroll-sheet.tsx';
import { useDayChoice } from './use-day-choice.ts';
import { useFirstSight } from './use-first-sight.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridDraft } from './use-grid-draft.ts';
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
  /** The period fits the width: days are strokes, and a press on a free one opens it instead of creating. */
  isWhole?: boolean;
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
  /** Renders the box beside the chosen days. Without it, the user cannot create an appointment here. */
  renderCreate?: ((draft: Draft, close: () => void) => ReactNode) | undefined;
};

const artistNames = (artists: readonly Artist[]) => new Map(artists.map(({ id, name }) => [id, name]));

/** Artists by days: a month, a quarter, a year. Every drag has its keys, see use-grid-keys.ts. */
export function MonthGrid(props: MonthGridProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const hover = useHover(box);
  const plan = usePlan(props);
  const geometry = useMemo(() => geometryOf(plan.rows), [plan.rows]);
  const names = useMemo(() => artistNames(props.artists), [props.artists]);
  const { isWhole = false } = props;
  const shown = useWindow(box, geometry, plan.days, isWhole);
  const { dayWidth } = shown;
  const grid = useGridCursor(box, plan, geometry, dayWidth);
  const [said, say] = useState('');
  const [flash, setFlash] = useState<string>();
  const [ghost, setGhost] = useState<Ghost>();
  const draft = useGridDraft(plan, grid, props.renderCreate !== undefined);
  const choice = useDayChoice(plan, grid, say);

  const change = (made: Change) => {
    setFlash(made.after?.id);
    props.onChange(made);
  };
  const act = ({ spot, bar, part }: Target) => {
    const artist = plan.rows[spot.row]?.artist;
    if (!artist) return;
    draft.drop();
    if (bar) props.onOpen(bar.item);
    else if (part === 'name') props.onOpenArtist(artist);
    else if (part === 'more') props.onOpenDay(dateOf(plan.first + spot.day), artist);
    else if (isWhole) props.onOpenDay(dateOf(plan.first + spot.day), artist);
    else draft.start({ row: spot.row, lane: spot.lane, from: spot.day, to: spot.day });
  };
  const addHere = ({ id }: Appointment) => {
    const found = findBar(plan, id);
    if (found) draft.start({ ...found, from: found.day, to: found.day });
  };
  const drop = (held: Held) => {
    if (held.mode === 'create') {
      grid.go(held.to);
      return draft.start(ghostOf(held));
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
    mayDrag: ({ part, bar }) => {
      if (isWhole) return false;
      return bar ? props.mayEdit(bar.item) : part === 'day' && props.renderCreate !== undefined;
    },
    onDrag: (held) => {
      if (held) draft.drop();
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
    onPeek: ({ id }) => hover.pin(id),
    choice: props.renderCreate && choice,
    onEnter: ({ bar, part }) => {
      choice.drop();
      if (choice.chosen) draft.start(choice.chosen);
      else act({ spot: grid.cursor, part, ...(bar && { bar }) });
    },
  });
  useFirstSight(box, Math.floor(minuteOf(props.now) / DAY_MINUTES) - plan.first, plan.days, dayWidth);
  const now = minuteOf(props.now);
  return (
    <>
      <div className={cx('plan', isWhole && 'whole')} ref={box}>
        <div className="plan-in" style={{ width: NAME + plan.days * dayWidth, height: HEAD + geometry.height }}>
          <MonthSheet
            label={props.label}
            {...{ plan, geometry, shown, now, isWhole, flash, onKeyDown }}
            cursor={grid.cursor}
          />
          <ScrollSheet box={box} />
          <DraftLayer
            {...{ box, plan, geometry, dayWidth, draft, ghost, renderCreate: props.renderCreate }}
            chosen={choice.chosen}
          />
        </div>
      </div>
      <Glance
        hover={hover}
        items={props.appointments}
        artists={names}
        mayEdit={props.mayEdit}
        onChange={change}
        onAddHere={props.renderCreate && addHere}
      />
      <div className="sr" role="status">
        {said}
      </div>
    </>
  );
}
