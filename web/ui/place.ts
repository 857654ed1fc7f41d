type Point = { left: number; top: number };
type Size = { width: number; height: number };
export type Rect = Point & Size;

const GAP = 10;
/** Near enough that the pointer reaches the card before it closes. */
const NEAR = 4;

const clamp = (n: number, low: number, high: number) => Math.max(low, Math.min(n, high));

/** A place for a box in the view beside the target, never over it: right, left, below, above, by the first that has room. */
export function placeBeside(target: Rect, box: Size, view: Rect): Point {
  const right = target.left + target.width + GAP;
  const left = target.left - GAP - box.width;
  const below = target.top + target.height + GAP;
  const above = target.top - GAP - box.height;
  const endX = view.left + view.width - box.width;
  const endY = view.top + view.height - box.height;
  const top = clamp(target.top - box.height / 3, view.top, endY);
  if (right <= endX) return { left: right, top };
  if (left >= view.left) return { left, top };
  const across = clamp(target.left, view.left, endX);
  if (below <= endY || above < view.top) return { left: across, top: below };
  return { left: across, top: above };
}

/** A place below the target, or above it where there is more room: for a card that may cover neighbours but not the target. */
export function placeUnder(target: Rect, box: Size, view: Rect): Point {
  const below = target.top + target.height + NEAR;
  const above = target.top - NEAR - box.height;
  const left = clamp(target.left, view.left, view.left + view.width - box.width);
  const fitsBelow = below + box.height <= view.top + view.height;
  return { left, top: fitsBelow || above < view.top ? below : above };
}
