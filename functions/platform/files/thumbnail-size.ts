export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const PNG = 0x89504e47;
const GIF = 0x47494638;
const JPEG = 0xffd8;
/** Start of frame, all codings; C4, C8 and CC in that range are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

function jpegSize(view: DataView): PixelSize | undefined {
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const RIFF = 0x52494646;
const WEBP = 0x57454250;
const [LOSSY, LOSSLESS, EXTENDED] = [0x56503820, 0x5650384c, 0x56503858];
/** Sizes of 14 bits; of the lossless kind both in one number, each less one. */
const BITS = 0x3fff;
const threeBytes = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

function webpSize(view: DataView): PixelSize | undefined {
  if (view.byteLength < 30 || view.getUint32(8) !== WEBP) return undefined;
  const kind = view.getUint32(12);
  if (kind === EXTENDED) return { width: threeBytes(view, 24) + 1, height: threeBytes(view, 27) + 1 };
  if (kind === LOSSY) return { width: view.getUint16(26, true) & BITS, height: view.getUint16(28, true) & BITS };
  const sizes = view.getUint32(21, true);
  return kind === LOSSLESS ? { width: (sizes & BITS) + 1, height: ((sizes >> 14) & BITS) + 1 } : undefined;
}

/** Width and height as the header says, read without decoding a single pixel. */
export function pixelSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 24) return undefined;
  if (view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint32(0) === RIFF) return webpSize(view);
  if (view.getUint32(0) === GIF) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return view.getUint16(0) === JPEG ? jpegSize(view) : undefined;
}
