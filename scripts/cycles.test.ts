import { describe, expect, it } from 'vitest';
import { type Arc, cycleProblems, cyclesOf, cycleText, importsOf } from './cycles.ts';

const arc = (from: string, to: string): Arc => ({ from, to, by: `${from}/store.ts` });
const CYCLE = [arc('company', 'show'), arc('show', 'deal'), arc('deal', 'show'), arc('show', 'company')];

describe('imports', () => {
  const text = `
    import * as z from 'zod';
    import type { Show } from '#shared/domains/show/schemas.ts';
    import { a,
      b } from './a.ts';
    import '../side-effect.ts';
    export { c } from './c.ts';
    const late = () => import('#functions/domains/deal/late.ts');
  `;
  it('are found in each form, also for types', () =>
    expect(importsOf(text, false)).toEqual([
      '#shared/domains/show/schemas.ts',
      './a.ts',
      '../side-effect.ts',
      './c.ts',
    ]));
  it('count when they load later, on demand', () =>
    expect(importsOf(text, true)).toContain('#functions/domains/deal/late.ts'));
});

describe('cycles', () => {
  it('are the domains that reach each other, with the shortest way around', () => {
    const [cycle, ...more] = cyclesOf([...CYCLE, arc('show', 'artist'), arc('planning', 'show')]);
    expect(more).toEqual([]);
    expect(cycle?.domains).toEqual(['company', 'deal', 'show']);
    expect(cycle?.way).toHaveLength(2);
  });
  it('are apart when neither reaches the other', () => {
    const pair = [arc('tag', 'status'), arc('status', 'tag')];
    expect(cyclesOf([...CYCLE, ...pair, arc('show', 'tag')]).map(({ domains }) => domains)).toEqual([
      ['company', 'deal', 'show'],
      ['status', 'tag'],
    ]);
  });
  it('are none among domains in layers', () =>
    expect(cyclesOf([arc('show', 'company'), arc('company', 'tag'), arc('show', 'tag')])).toEqual([]));
  it('say their way and the files that make it', () => {
    const [cycle] = cyclesOf([arc('company', 'show'), arc('show', 'company')]);
    expect(cycle && cycleText(cycle)).toBe('company -> show -> company, by company/store.ts and show/store.ts');
  });
});

describe('problems', () => {
  const cycles = cyclesOf(CYCLE);
  it('are cycles with a domain outside the list', () => {
    expect(cycleProblems(cycles, ['company', 'deal', 'show'])).toEqual([]);
    expect(cycleProblems(cycles, ['company', 'show'])).toHaveLength(1);
  });
  it('are domains of the list that are in no cycle', () =>
    expect(cycleProblems(cycles, ['artist', 'company', 'deal', 'show'])).toEqual([
      'artist is in no cycle: take it from the list',
    ]));
});
