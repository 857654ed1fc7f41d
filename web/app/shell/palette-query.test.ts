import { describe, expect, it } from 'vitest';
import { matches, onceEach, parseQuery, splitHit } from './palette-query.ts';

describe('the palette', () => {
  it('reads its prefixes', () => {
    expect(parseQuery('> new')).toEqual({ scope: 'commands', prefix: undefined, keyword: 'new' });
    expect(parseQuery('@mir')).toEqual({ scope: 'records', prefix: '@', keyword: 'mir' });
    expect(parseQuery('  mira ')).toEqual({ scope: 'all', prefix: undefined, keyword: 'mira' });
  });
  it('finds words by their beginning, whatever the accents', () => {
    expect(matches('Tomás Rey', 'tom')).toBe(true);
    expect(matches('Purchase agreements', 'agr pur')).toBe(true);
    expect(matches('Tomás Rey', 'ey')).toBe(false);
    expect(matches('anything', '')).toBe(true);
  });
  it('marks the typed part', () => {
    expect(splitHit('Sala Miramar', 'mir')).toEqual(['Sala ', 'Mir', 'amar']);
    expect(splitHit('Maré Alta', 'mare')).toEqual(['', 'Maré', ' Alta']);
    expect(splitHit('Nova Hart', 'mir')).toEqual(['Nova Hart', '', '']);
  });
  it('shows a record once, where it is found first', () => {
    const [hall, promoter] = [{ key: 'hall' }, { key: 'promoter' }];
    const found = onceEach([
      { id: 'venue', hits: [hall] },
      { id: 'company', hits: [hall, promoter] },
    ]);
    expect(found).toEqual([
      { id: 'venue', hits: [hall] },
      { id: 'company', hits: [promoter] },
    ]);
  });
});
