import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The decoder of webp pictures. The build puts its bytes in place of this module, for a bundle has no packages to read from. */
export const webpCode: Uint8Array = readFileSync(
  createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm'),
);
