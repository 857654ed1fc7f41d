import { useRef } from 'react';
import type { Sheet } from '#web/domains/attached/file/widgets/pdf-view.tsx';

interface Drawn {
  readonly sheet: Sheet;
  readonly layer: HTMLElement;
}
/** Pixels between the middle of a page and the middle of the view. */
function distanceOf({ layer }: Drawn): number {
  const { top, height } = layer.getBoundingClientRect();
  return Math.abs(top + height / 2 - innerHeight / 2);
}

/** Knows the drawn pages, and the point in the middle of the view. */
export function useSheets() {
  const drawn = useRef(new Map<number, Drawn>());
  const onDrawn = (layer: HTMLElement | null, sheet: Sheet) => {
    if (layer) drawn.current.set(sheet.page, { sheet, layer });
    else drawn.current.delete(sheet.page);
  };
  /** The point in the middle of the view, on the page that is nearest to it. */
  const middle = () => {
    const [nearest] = [...drawn.current.values()].toSorted((a, b) => distanceOf(a) - distanceOf(b));
    if (!nearest) return undefined;
    const { sheet, layer } = nearest;
    return {
      sheet,
      at: { x: sheet.width / 2, y: (innerHeight / 2 - layer.getBoundingClientRect().top) / sheet.scale },
    };
  };
  return { onDrawn, middle };
}
