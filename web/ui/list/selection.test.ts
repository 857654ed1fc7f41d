import { describe, expect, it } from 'vitest';
import { between, toggled } from './selection.ts';

describe('my selection', () => {
  it('adds and takes away without touching the rest', () => {
    expect([...toggled(new Set(['a', 'z']), ['b'], true)]).toEqual(['a', 'z', 'b']);
    expect([...toggled(new Set(['a', 'z']), ['a', 'b'], false)]).toEqual(['z']);
  });
  it('takes a stretch of rows in either direction', () => {
    expect(between(['a', 'b', 'c', 'd'], 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd']);
  });
  it('takes one row when the last touched one is not on this page', () => {
    expect(between(['a', 'b'], 'x', 'b')).toEqual(['b']);
    expect(between(['a', 'b'], undefined, 'b')).toEqual(['b']);
  });
});
