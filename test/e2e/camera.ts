import type { Page } from '@playwright/test';
import QRCode from 'qrcode';

/** Lets the camera of a page show codes, each for as long as the test holds it there. */
export async function fakeCamera(page: Page): Promise<{ hold: (text: string) => Promise<void> }> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 480, height: 480 });
    const draw = (rows: readonly (readonly boolean[])[]) => {
      const pen = canvas.getContext('2d');
      if (!pen) return;
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 480, 480);
      pen.fillStyle = '#000';
      const size = Math.floor(400 / Math.max(1, rows.length));
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) if (isDark) pen.fillRect(40 + x * size, 40 + y * size, size, size);
    };
    let shown: readonly (readonly boolean[])[] = [];
    setInterval(() => draw(shown), 50);
    Object.assign(globalThis, {
      holdCode: (rows: readonly (readonly boolean[])[]) => {
        shown = rows;
      },
    });
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
  });
  return {
    hold: async (text) => {
      const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
      const rows = Array.from({ length: modules.size }, (_, y) =>
        Array.from({ length: modules.size }, (_item, x) => Boolean(modules.get(y, x))),
      );
      await page.evaluate(
        (all) => (globalThis as unknown as { holdCode: (rows: boolean[][]) => void }).holdCode(all),
        rows,
      );
    },
  };
}
