import type { PDFPage } from 'pdf-lib';

/** A box on a page as readers see it: turned and cropped. Points from the upper left corner. */
export interface ShownBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The lower left corner of a box on the page of the file, and the direction of its text in degrees. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const turnOf = (page: PDFPage): number => ((page.getRotation().angle % 360) + 360) % 360;

const inside = (from: number, length: number, whole: number): number => Math.max(0, Math.min(from, whole - length));

/** Finds where a box that was placed on the shown page lies in the file. One beyond the edge is moved to the edge. */
export function cornerOf(page: PDFPage, { x, y, width, height }: ShownBox): Corner {
  const { x: left, y: bottom, width: w, height: h } = page.getCropBox();
  const angle = turnOf(page);
  const [wide, tall] = angle % 180 === 0 ? [w, h] : [h, w];
  const u = inside(x, width, wide);
  const v = inside(y, height, tall) + height;
  switch (angle) {
    case 90:
      return { x: left + v, y: bottom + u, angle };
    case 180:
      return { x: left + w - u, y: bottom + v, angle };
    case 270:
      return { x: left + w - v, y: bottom + h - u, angle };
    default:
      return { x: left + u, y: bottom + h - v, angle: 0 };
  }
}
