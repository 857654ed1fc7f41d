import { Jimp } from 'jimp';
import { describe, expect, it } from 'vitest';
import { drawThumbnail, isDrawable } from './thumbnail.ts';
import { pixelSize } from './thumbnail-size.ts';

const picture = (width: number, height: number) => new Jimp({ width, height, color: 0xff0a81ff });

describe('a thumbnail', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif'] as const)(
    'of %s keeps the proportions within 512 px',
    async (type) => {
      const bytes = await picture(1024, 300).getBuffer(type);
      expect(pixelSize(bytes)).toEqual({ width: 1024, height: 300 });
      const drawn = await drawThumbnail(bytes, type);
      expect(pixelSize(drawn!)).toEqual({ width: 512, height: 150 });
    },
  );

  it('is never larger than its picture', async () => {
    const drawn = await drawThumbnail(await picture(20, 10).getBuffer('image/png'), 'image/png');
    expect(pixelSize(drawn!)).toEqual({ width: 20, height: 10 });
  });

  it('is not tried for a picture that would fill the memory', async () => {
    const bomb = await picture(2, 2).getBuffer('image/png');
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(isDrawable(pixelSize(bomb))).toBe(false);
    expect(await drawThumbnail(bomb, 'image/png')).toBeNull();
    expect(isDrawable({ width: 8000, height: 5000 })).toBe(true);
    expect(isDrawable({ width: 8001, height: 5000 })).toBe(false);
  });

  it('is left out for damaged pictures and other files', async () => {
    const cut = (await picture(50, 50).getBuffer('image/png')).subarray(0, 60);
    expect(await drawThumbnail(cut, 'image/png')).toBeNull();
    expect(
      await drawThumbnail(new Uint8Array(Buffer.from('%PDF-1.7 and more than enough bytes')), 'application/pdf'),
    ).toBeNull();
  });
});
