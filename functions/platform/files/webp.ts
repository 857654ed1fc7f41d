import decode, { init } from '@jsquash/webp/decode.js';
import { webpCode } from './webp-code.ts';

/** The class of the decoder's pixels, which Node lacks. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { ImageData: Pixels });
const ready = init(new WebAssembly.Module(Buffer.from(webpCode)));

/** Decodes a webp picture to four bytes a pixel. Throws for other files and for animations. */
export async function decodeWebp(bytes: Uint8Array): Promise<Pixels> {
  await ready;
  return decode(new Uint8Array(bytes).buffer);
}
