import { describe, expect, it } from 'vitest';
import { type Arc, cyclesOf, cycleText, importsOf, upwardText } from './cycles.ts';

const arc = (from: string, to: string): Arc => ({ from, to, by: `${from}/store.ts` });
const CYCLE = [arc('company', 'show'), arc('show', 'deal'), arc('deal', 'show'), arc('show', 'company')];

describe('imports', () => {
  const text = `
    import * as z from 'zod';
    import type { Show } from '#shared/domains/booking/show/schemas.ts';
    import { a,
      b } from './a.ts';
    import '../side-effect.ts';
    export { c } from './c.ts';
    const late = () => import('#functions/domains/booking/deal/late.ts');
  `;
  it('are found in each form, also for types and those that load later', () =>
    expect(importsOf(text)).toEqual([
      '#shared/domains/booking/show/schemas.ts',
      './a.ts',
      '../side-effect.ts',
      './c.ts',
      '#functions/domains/booking/deal/late.ts',
    ]));
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

describe('imports of a higher area', () => {
  const AREAS = ['relations', 'booking'];
  it('are told with the file', () =>
    expect(upwardText([arc('relations/company', 'booking/show')], AREAS)).toEqual([
      'relations/company imports booking/show, which is in a higher area, by relations/company/store.ts',
    ]));
  it('are not those of the own area or a lower one', () =>
    expect(upwardText([arc('booking/show', 'relations/company'), arc('booking/show', 'booking/deal')], AREAS)).toEqual(
      [],
    ));
});
