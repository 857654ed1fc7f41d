import { getObject, putObject, type StoredFile } from './files.ts';
import { type PixelSize, pixelSize } from './thumbnail-size.ts';

export const THUMBNAIL_EDGE = 512;
/** A decoded pixel takes 4 bytes: 40 million fill 160 MB, what a 512 MiB function can spare. */
export const PIXELS_MAX = 40_000_000;
const DRAWN = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** Whether a picture may be decoded, told from its header alone: 1 KB can claim to be 60,000 x 60,000. */
export const isDrawable = (size: PixelSize | undefined): size is PixelSize =>
  size !== undefined && size.width > 0 && size.height > 0 && size.width * size.height <= PIXELS_MAX;

/** At most 512 px on the longer side, never enlarged, without the metadata of the original; null when it cannot be drawn. */
export async function drawThumbnail(bytes: Uint8Array, type: string): Promise<Uint8Array | null> {
  const size = pixelSize(bytes);
  if (!DRAWN.has(type) || !isDrawable(size)) return null;
  const { Jimp } = await import('jimp');
  try {
    const image = await Jimp.fromBuffer(Buffer.from(bytes));
    if (Math.max(image.width, image.height) > THUMBNAIL_EDGE)
      image.scaleToFit({ w: THUMBNAIL_EDGE, h: THUMBNAIL_EDGE });
    return await (type === 'image/jpeg'
      ? image.getBuffer('image/jpeg', { quality: 82 })
      : image.getBuffer('image/png'));
  } catch {
    // A damaged picture is still the user's file; it only goes without a thumbnail.
    return null;
  }
}

/** Stores the thumbnail of an accepted picture next to it; null when there is none to make. */
export async function storeThumbnail(file: StoredFile): Promise<StoredFile | null> {
  if (!DRAWN.has(file.type)) return null;
  const drawn = await drawThumbnail(await getObject(file.key), file.type);
  if (!drawn) return null;
  return putObject(
    `thumbnails/${file.key.replace(/^files\//, '')}`,
    drawn,
    file.type === 'image/jpeg' ? file.type : 'image/png',
  );
}
