import { isDrawable } from './thumbnail.ts';
import { pixelSize } from './thumbnail-size.ts';

/** Pixels of a signature (outsiders section 6). */
export const SIGNATURE_PIXELS = { w: 1200, h: 400 };

/** Draws a picture of a signature again as PNG, never enlarged and without metadata. Undefined: it is no picture. */
export async function drawSignature(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (!isDrawable(pixelSize(bytes))) return undefined;
  try {
    const { Jimp } = await import('jimp');
    const image = await Jimp.fromBuffer(Buffer.from(bytes));
    if (image.width > SIGNATURE_PIXELS.w || image.height > SIGNATURE_PIXELS.h) image.scaleToFit(SIGNATURE_PIXELS);
    return await image.getBuffer('image/png');
  } catch {
    return undefined;
  }
}
