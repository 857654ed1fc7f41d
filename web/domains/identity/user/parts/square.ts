/** The edge of an avatar in pixels: twice that of the largest avatar on a page. */
const EDGE = 256;
const QUALITY = 0.86;

export interface Cut {
  /** The magnification; 1 takes the whole shorter side. */
  readonly zoom: number;
  /** The place of the cut within the remaining space, 0 to 1. */
  readonly x: number;
  readonly y: number;
}
export const CENTRE: Cut = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the part of a picture that is cut out, in pixels of the picture. */
export function cutOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, x, y }: Cut) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Returns the cut as a small square JPEG on white. */
export async function squareOf(image: ImageBitmap, cut: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, EDGE, EDGE);
  const { left, top, side } = cutOf(image, cut);
  pen.drawImage(image, left, top, side, side, 0, 0, EDGE, EDGE);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY),
  );
}
