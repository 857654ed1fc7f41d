import { Plural } from '@lingui/react/macro';
import type { Rect } from '#web/ui/place.ts';
import type { Ghost } from '../model/drag.ts';
import { type Geometry, HEAD, LANE, laneTop, NAME } from '../model/geometry.ts';

export const ghostRect = ({ row, lane, from, to }: Ghost, { tops }: Geometry, dayWidth: number): Rect => ({
  left: NAME + from * dayWidth + 1,
  top: HEAD + (tops[row] ?? 0) + laneTop(lane),
  width: (to - from + 1) * dayWidth - 2,
  height: LANE - 2,
});

type Props = { ghost: Ghost; geometry: Geometry; dayWidth: number };

/** Draws the new place of the appointment, with the length on the edge, so that bars below stay readable. */
export function GhostBar({ ghost, geometry, dayWidth }: Props) {
  const days = ghost.to - ghost.from + 1;
  return (
    <div className="plan-ghost num" aria-hidden="true" style={ghostRect(ghost, geometry, dayWidth)}>
      <span>{dayWidth * days > 60 ? <Plural value={days} one="# day" other="# days" /> : days}</span>
    </div>
  );
}
