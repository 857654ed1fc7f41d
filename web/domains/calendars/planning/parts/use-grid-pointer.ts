import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Geometry, HEAD, NAME, spotAt } from '../model/geometry.ts';
import type { Plan } from '../model/layout.ts';
import { attachPointer, type PointerPort, type Target } from './grid-pointer.ts';

export type GridPointer = Pick<PointerPort, 'mayDrag' | 'onDrag' | 'onDrop' | 'onTap'> & {
  plan: Plan;
  geometry: Geometry;
  dayWidth: number;
};

function targetAt(element: Element, plan: Plan, spot: Target['spot']): Target | undefined {
  if (!element.closest('[data-plan-body]')) return undefined;
  const index = Number(element.closest<HTMLElement>('[data-row]')?.dataset.row);
  const row = plan.rows[index];
  if (!row) return undefined;
  const at = { ...spot, row: index };
  if (element.closest('[data-name]')) return { spot: at, part: 'name' };
  if (element.closest('[data-more]')) return { spot: at, part: 'more' };
  const id = element.closest<HTMLElement>('[data-id]')?.dataset.id;
  const bar = row.bars.find(({ item }) => item.id === id);
  return bar ? { spot: at, part: 'bar', bar } : { spot: at, part: 'day' };
}

/** Listeners are attached once and read the newest props, so no row is drawn again because a closure changed. */
export function useGridPointer(ref: RefObject<HTMLElement | null>, props: GridPointer): void {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const spot = ({ x, y }: { x: number; y: number }) => {
      const { plan, geometry, dayWidth } = latest.current;
      const rect = box.getBoundingClientRect();
      return spotAt(
        plan,
        geometry,
        dayWidth,
        x - rect.left + box.scrollLeft - NAME,
        y - rect.top + box.scrollTop - HEAD,
      );
    };
    return attachPointer(box, {
      spotAt: spot,
      targetAt: (element, point) => targetAt(element, latest.current.plan, spot(point)),
      mayDrag: (target) => latest.current.mayDrag(target),
      onDrag: (held) => latest.current.onDrag(held),
      onDrop: (held) => latest.current.onDrop(held),
      onTap: (target) => latest.current.onTap(target),
    });
  }, [ref]);
}
