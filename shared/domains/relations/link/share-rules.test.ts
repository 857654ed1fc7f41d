import { describe, expect, it } from 'vitest';
import { stateAt } from './rules.ts';
import { downloadsLeft, isTooLargeForZip, SHARE_ZIP_BYTES_MAX, zipStateAt } from './share-rules.ts';

const NOW = new Date('2027-05-21T20:00:00.000Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const share = { fileIds: [], isNewest: false, downloads: 2 };

describe('the ZIP of a link', () => {
  const stateOf = (state: 'waiting' | 'ready' | 'failed', minutes: number, key = 'a') =>
    zipStateAt({ state, key, at: ago(minutes) }, 'a', NOW);

  it('is waited for half an hour, and then may be asked for again', () => {
    expect([stateOf('waiting', 0), stateOf('waiting', 29), stateOf('waiting', 30)]).toEqual([
      'waiting',
      'waiting',
      'none',
    ]);
  });
  it('is offered until a day before the bucket deletes it', () => {
    const day = 24 * 60;
    expect([stateOf('ready', 6 * day - 1), stateOf('ready', 6 * day), stateOf('failed', 60)]).toEqual([
      'ready',
      'none',
      'failed',
    ]);
  });
  it('with other files does not count', () => {
    expect(stateOf('ready', 1, 'b')).toBe('none');
    expect(zipStateAt(undefined, 'a', NOW)).toBe('none');
  });
  it('has a limit', () => {
    expect(isTooLargeForZip([{ size: SHARE_ZIP_BYTES_MAX - 1 }, { size: 1 }])).toBe(false);
    expect(isTooLargeForZip([{ size: SHARE_ZIP_BYTES_MAX }, { size: 1 }])).toBe(true);
  });
});

describe('downloads of a link', () => {
  const link = { state: 'live' as const, expiresAt: '2027-06-01T00:00:00.000Z' };
  it('end it when they are used up', () => {
    const at = NOW.toISOString();
    expect(stateAt({ ...link, share: { ...share, maxDownloads: 3 } }, at)).toBe('live');
    expect(stateAt({ ...link, share: { ...share, maxDownloads: 2 } }, at)).toBe('finished');
    expect(stateAt({ ...link, share }, at)).toBe('live');
    expect(stateAt({ ...link, share: { ...share, maxDownloads: 2 } }, '2027-06-01T00:00:00.000Z')).toBe('expired');
  });
  it('are counted down', () => {
    expect(downloadsLeft(share)).toBeUndefined();
    expect(downloadsLeft({ ...share, maxDownloads: 3 })).toBe(1);
    expect(downloadsLeft({ ...share, maxDownloads: 1 })).toBe(0);
  });
});
