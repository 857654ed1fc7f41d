import decode, { init } from '@jsquash/webp/decode.js';
import { webpCode } from './webp-code.ts';

/** What the decoder hands its pixels over in, which Node has no class for. */
class Pixels {
  constructor(
    readonly data: Uint8ClampedArray,
    readonly width: number,
    readonly height: number,
  ) {}
}
Object.assign(globalThis, { ImageData: Pixels });
const ready = init(new WebAssembly.Module(Buffer.from(webpCode)));

/** Every pixel of a webp picture, four bytes each; throws for what is none, or moves. */
export async function decodeWebp(bytes: Uint8Array): Promise<Pixels> {
  await ready;
  return decode(new Uint8Array(bytes).buffer);
}
