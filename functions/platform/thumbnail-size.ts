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

/** Width and height as the header says, read without decoding a single pixel. */
export function pixelSize(bytes: Uint8Array): PixelSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 24) return undefined;
  if (view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint32(0) === GIF) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return view.getUint16(0) === JPEG ? jpegSize(view) : undefined;
}
