import { describe, expect, it } from 'vitest';
import { given, kept } from './packed.ts';

describe('a kept value', () => {
  it('stays as it is where it is short', () => {
    const value = [{ field: 'title', before: 'A', after: 'B' }];
    expect(kept(value)).toBe(value);
    expect(given(kept(value))).toBe(value);
  });

  it('is packed where it is long, and given back whole', () => {
    const value = { body: 'São Paulo – 東京 '.repeat(200), none: null, list: [1, { deep: true }] };
    const item = kept(value);
    expect(item).toBeInstanceOf(Uint8Array);
    expect((item as Uint8Array).length).toBeLessThan(400);
    expect(given(item)).toEqual(value);
  });
});
