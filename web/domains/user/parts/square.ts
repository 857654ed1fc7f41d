/** Pixels of a face's edge: twice what the largest one is drawn with. */
const EDGE = 256;
const QUALITY = 0.86;

export interface Cut {
  /** 1: the whole shorter side. */
  readonly zoom: number;
  /** Where the cut stands in what is left over, 0 to 1. */
  readonly x: number;
  readonly y: number;
}
export const CENTRE: Cut = { zoom: 1, x: 0.5, y: 0.5 };

/** The part of a picture that is cut out, in its own pixels. */
export function cutOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, x, y }: Cut) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** A square of the picture as a small JPEG on white. */
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
