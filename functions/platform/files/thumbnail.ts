import { getObject, putObject, type StoredFile } from './files.ts';
import { type PixelSize, pixelSize } from './thumbnail-size.ts';

export const THUMBNAIL_EDGE = 512;
/** A decoded pixel takes 4 bytes: 40 million fill 160 MB, what a 512 MiB function can spare. */
export const PIXELS_MAX = 40_000_000;
const DRAWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Whether a picture may be decoded, told from its header alone: 1 KB can claim to be 60,000 x 60,000. */
export const isDrawable = (size: PixelSize | undefined): size is PixelSize =>
  size !== undefined && size.width > 0 && size.height > 0 && size.width * size.height <= PIXELS_MAX;

interface Drawn {
  readonly bytes: Uint8Array;
  readonly type: 'image/jpeg' | 'image/png';
}

async function decoded(bytes: Uint8Array, type: string) {
  const { Jimp } = await import('jimp');
  if (type !== 'image/webp') return Jimp.fromBuffer(Buffer.from(bytes));
  const { decodeWebp } = await import('./webp.ts');
  const { data, width, height } = await decodeWebp(bytes);
  return Jimp.fromBitmap({ data: Buffer.from(data.buffer, data.byteOffset, data.length), width, height });
}

/** Photographs stay small; what one can see through keeps that. */
const isPhotograph = (type: string, image: { hasAlpha(): boolean }): boolean =>
  type === 'image/jpeg' || (type === 'image/webp' && !image.hasAlpha());

/** At most 512 px on the longer side, never enlarged, without the metadata of the original; null when it cannot be drawn. */
export async function drawThumbnail(bytes: Uint8Array, type: string): Promise<Drawn | null> {
  const size = pixelSize(bytes);
  if (!DRAWN.has(type) || !isDrawable(size)) return null;
  try {
    const image = await decoded(bytes, type);
    if (Math.max(image.width, image.height) > THUMBNAIL_EDGE)
      image.scaleToFit({ w: THUMBNAIL_EDGE, h: THUMBNAIL_EDGE });
    return isPhotograph(type, image)
      ? { type: 'image/jpeg', bytes: await image.getBuffer('image/jpeg', { quality: 82 }) }
      : { type: 'image/png', bytes: await image.getBuffer('image/png') };
  } catch {
    // A damaged picture is still the user's file; it only goes without a thumbnail.
    return null;
  }
}

/** Stores the thumbnail of an accepted picture next to it; null when there is none to make. */
export async function storeThumbnail(file: StoredFile): Promise<StoredFile | null> {
  if (!DRAWN.has(file.type)) return null;
  const drawn = await drawThumbnail(await getObject(file.key), file.type);
  return drawn && putObject(`thumbnails/${file.key.replace(/^files\//, '')}`, drawn.bytes, drawn.type);
}
