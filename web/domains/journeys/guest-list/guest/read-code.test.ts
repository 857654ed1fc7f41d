import { decodeQR } from 'qr/decode.js';
import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { guestCode } from '#shared/domains/journeys/guest-list/door.ts';

const [MODULE, QUIET] = [6, 4];

/** The picture of a code as a camera sees it: black on white, with a quiet zone. */
function pictureOf(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const width = (modules.size + 2 * QUIET) * MODULE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = [Math.floor(x / MODULE) - QUIET, Math.floor(y / MODULE) - QUIET];
      const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < modules.size;
      if (isInside && modules.get(row, column)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height: width, data };
}

it('the library reads the code that we draw', () => {
  const text = guestCode({ id: '01J9EVNMYGVK5WSJANNB6CJND9' });
  expect(decodeQR(pictureOf(text))).toBe(text);
});
