import { intToRGBA, Jimp } from 'jimp';
import { describe, expect, it } from 'vitest';
import { drawThumbnail, isDrawable } from './thumbnail.ts';
import { pixelSize } from './thumbnail-size.ts';

const picture = (width: number, height: number) => new Jimp({ width, height, color: 0xff0a81ff });

/** 520 x 130 pixels of one colour. */
const WEBPS = {
  lossy: {
    type: 'image/jpeg',
    bytes: Buffer.from(
      'UklGRtAAAABXRUJQVlA4IMQAAAAwEwCdASoIAoIAPrVaqlCnJSOioCgA4BaJaW7hd2EbQAtLZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkN4AA/v+Knf6tJpF5///pNn/9Js//pNnxzAAAAAAAAAAAAAAA',
      'base64',
    ),
  },
  lossless: {
    type: 'image/jpeg',
    bytes: Buffer.from('UklGRigAAABXRUJQVlA4TBsAAAAvB0IgAAdQhf43sP8BIUHi//U2Ivqf8Z//CwAA', 'base64'),
  },
  'see-through': {
    type: 'image/png',
    bytes: Buffer.from(
      'UklGRvQAAABXRUJQVlA4WAoAAAAQAAAABwIAgQAAQUxQSAoAAAABB1DAiAhERP8DVlA4IMQAAAAwEwCdASoIAoIAPrVaqlCnJSOioCgA4BaJaW7hd2EbQAtLZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkN4AA/v+Knf6tJpF5///pNn/9Js//pNnxzAAAAAAAAAAAAAAA',
      'base64',
    ),
  },
} as const;

describe('a thumbnail', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif'] as const)(
    'of %s keeps the proportions within 512 px',
    async (type) => {
      const bytes = await picture(1024, 300).getBuffer(type);
      expect(pixelSize(bytes)).toEqual({ width: 1024, height: 300 });
      const drawn = await drawThumbnail(bytes, type);
      expect(pixelSize(drawn!.bytes)).toEqual({ width: 512, height: 150 });
    },
  );

  it.each(['lossy', 'lossless', 'see-through'] as const)('of a %s webp is drawn too', async (kind) => {
    const { bytes, type } = WEBPS[kind];
    expect(pixelSize(bytes)).toEqual({ width: 520, height: 130 });
    const drawn = await drawThumbnail(bytes, 'image/webp');
    expect([drawn?.type, pixelSize(drawn!.bytes)]).toEqual([type, { width: 512, height: 128 }]);
    const { r, g, b, a } = intToRGBA((await Jimp.fromBuffer(Buffer.from(drawn!.bytes))).getPixelColor(256, 64));
    expect([r, g, b].map((one) => Math.round(one / 32))).toEqual([8, 0, 4]);
    expect(a).toBe(kind === 'see-through' ? 128 : 255);
  });

  it('is never larger than its picture', async () => {
    const drawn = await drawThumbnail(await picture(20, 10).getBuffer('image/png'), 'image/png');
    expect(pixelSize(drawn!.bytes)).toEqual({ width: 20, height: 10 });
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
    const webp = WEBPS.lossy.bytes;
    expect(await drawThumbnail(webp.subarray(0, webp.length - 20), 'image/webp')).toBeNull();
    const cut = (await picture(50, 50).getBuffer('image/png')).subarray(0, 60);
    expect(await drawThumbnail(cut, 'image/png')).toBeNull();
    expect(
      await drawThumbnail(new Uint8Array(Buffer.from('%PDF-1.7 and more than enough bytes')), 'application/pdf'),
    ).toBeNull();
  });
});
