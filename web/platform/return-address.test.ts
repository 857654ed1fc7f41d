import { describe, expect, it } from 'vitest';
import { insideAddress } from './return-address.ts';

describe('the address to come back to', () => {
  it('is kept when it is a page of this site', () => {
    expect(insideAddress('/show?page=2#top')).toBe('/show?page=2#top');
  });
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/account/signin', ''])(
    'is dropped when it is %s',
    (address) => expect(insideAddress(address)).toBeUndefined(),
  );
});
