import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import type { Rect } from '#web/ui/place.ts';
import type { LocalDate } from '../model/appointment.ts';
import { type DayGhost, dayDraft } from '../model/day-drag.ts';
import type { DayRow } from '../model/day-rows.ts';
import type { Draft } from '../model/draft.ts';
import { rowBox } from '../model/row-tops.ts';
import { CreateBox } from './create-box.tsx';
import { RIM } from './use-day-pointer.ts';

const MARGIN = 8;

/** The hours in sight, in px of the rows. */
function viewOf(box: HTMLElement | null): Rect {
  if (!box) return { left: 0, top: 0, width: 0, height: 0 };
  return {
    left: box.scrollLeft + RIM.x + MARGIN,
    top: box.scrollTop + MARGIN,
    width: box.clientWidth - RIM.x - 2 * MARGIN,
    height: box.clientHeight - RIM.y - 2 * MARGIN,
  };
}

export type RenderCreate = (draft: Draft, close: () => void) => ReactNode;
type Chosen = { date: LocalDate; hours: DayGhost; target: Rect };

/** Chosen hours and the box beside them; another day closes it. */
export function useDayCreate(
  box: RefObject<HTMLElement | null>,
  date: LocalDate,
  axis: { from: number; to: number },
  tops: readonly number[],
) {
  const [chosen, choose] = useState<Chosen>();
  const opener = useRef<Element>(null);
  const open = (hours: DayGhost) => {
    const width = box.current?.querySelector('.day-layer')?.clientWidth ?? 0;
    const x = (minutes: number) => ((minutes / 60 - axis.from) / (axis.to - axis.from)) * width;
    const across = { left: RIM.x + x(hours.from), width: x(hours.to) - x(hours.from) };
    opener.current = box.current?.contains(document.activeElement) ? document.activeElement : null;
    choose({ date, hours, target: { ...across, ...rowBox(tops, hours.row) } });
  };
  const close = useCallback(() => {
    choose(undefined);
    const back = opener.current instanceof HTMLElement ? opener.current : box.current;
    back?.focus({ preventScroll: true });
  }, [box]);
  return { chosen: chosen?.date === date ? chosen : undefined, open, close };
}

interface Props {
  readonly box: RefObject<HTMLElement | null>;
  readonly chosen: Chosen;
  readonly rows: readonly DayRow[];
  readonly render: RenderCreate;
  readonly onClose: () => void;
}

export function DayCreate({ box, chosen, rows, render, onClose }: Props) {
  const view = useCallback(() => viewOf(box.current), [box]);
  const row = rows[chosen.hours.row];
  if (!row) return null;
  const artist = { id: row.id, name: row.name, own: false };
  return (
    <CreateBox target={chosen.target} view={view} onClose={onClose}>
      {render(dayDraft(artist, chosen.date, chosen.hours), onClose)}
    </CreateBox>
  );
}
