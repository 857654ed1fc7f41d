import { type ReactNode, type RefObject, useCallback } from 'react';
import type { Rect } from '#web/ui/place.ts';
import { dateOf } from '../model/clock.ts';
import type { Draft } from '../model/draft.ts';
import type { Ghost } from '../model/drag.ts';
import { type Geometry, HEAD, NAME } from '../model/geometry.ts';
import type { Plan } from '../model/layout.ts';
import { CreateBox } from './create-box.tsx';
import { GhostBar, ghostRect } from './ghost-bar.tsx';
import type { GridDraft } from './use-grid-draft.ts';

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

interface DraftLayerProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  readonly geometry: Geometry;
  readonly dayWidth: number;
  readonly draft: GridDraft;
  /** Follows the pointer while it is held. */
  readonly ghost: Ghost | undefined;
  /** Days that keys have chosen. */
  readonly chosen: Ghost | undefined;
  readonly renderCreate: ((draft: Draft, close: () => void) => ReactNode) | undefined;
}

/** The bar that is being drawn, and the box for a new appointment beside it. */
export function DraftLayer(props: DraftLayerProps) {
  const { box, plan, geometry, dayWidth, draft, ghost, chosen, renderCreate } = props;
  const view = useCallback(() => viewOf(box.current), [box]);
  const { open, close } = draft;
  const drawn = ghost ?? open ?? chosen;
  const artist = open && plan.rows[open.row]?.artist;
  return (
    <>
      {drawn && <GhostBar ghost={drawn} geometry={geometry} dayWidth={dayWidth} />}
      {open && artist && !ghost && (
        <CreateBox target={ghostRect(open, geometry, dayWidth)} view={view} onClose={close}>
          {renderCreate?.({ artist, first: dateOf(plan.first + open.from), last: dateOf(plan.first + open.to) }, close)}
        </CreateBox>
      )}
    </>
  );
}
