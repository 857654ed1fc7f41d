// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { BrowserError } from '#shared/domains/operator/system/schemas.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { framesOf, isDropped, reportOf, type Surroundings } from './report.ts';

const ORIGIN = 'https://backline.example';
const around: Surroundings = {
  where: 'window',
  page: '/show/$key/edit',
  build: 'index-Bx3d',
  browser: 'firefox',
  origin: ORIGIN,
};
const failed = (stack: string, name = 'TypeError', message = 'x is undefined') =>
  Object.assign(new Error(message), { name, stack });
const OURS = `at save (${ORIGIN}/assets/show-C_x1.js:3:4567)`;

describe('what is dropped', () => {
  const answer = (status: number) => new ApiError(status, {});
  const dropped: readonly (readonly [string, unknown])[] = [
    ...[401, 403, 404, 409, 410, 500, 503].map((status) => [String(status), answer(status)] as const),
    ['a lost connection', new NetworkError('network')],
    ['a call of a library that was out of reach', new TypeError('Failed to fetch')],
    ['a call that took too long', new DOMException('signal timed out', 'TimeoutError')],
    ['a call that was given up', new DOMException('gone', 'AbortError')],
    ['no error at all', 'cancelled'],
  ];
  it.each(dropped)('%s', (_, error) => {
    expect([isDropped(error), reportOf(error, { ...around, where: 'page' })]).toEqual([true, undefined]);
  });
  it('but not what the server did not understand, nor a fault of ours', () => {
    expect([answer(400), answer(422), new TypeError('x is undefined')].map(isDropped)).toEqual([false, false, false]);
  });
  it('what fails in an extension of the browser, unless it takes the page along', () => {
    const theirs = failed('at run (chrome-extension://abcdef/content.js:1:1)');
    expect(reportOf(theirs, around)).toBeUndefined();
    expect(reportOf(theirs, { ...around, where: 'page' })?.frames).toEqual([]);
  });
});

describe('what is told', () => {
  it("is places in our own bundle, in any browser's words, twenty at most", () => {
    const firefox = `save@${ORIGIN}/assets/show-C_x1.js?v=secret:3:4567\n@https://other.example/assets/a.js:1:1`;
    expect(framesOf(`TypeError: x\n ${OURS}\n at ${ORIGIN}/show/01J?q=name:1:2`, ORIGIN)).toEqual([
      'show-C_x1.js:3:4567',
    ]);
    expect(framesOf(firefox, ORIGIN)).toEqual(['show-C_x1.js:3:4567']);
    expect(framesOf(OURS.repeat(40), ORIGIN)).toHaveLength(20);
  });
  it("holds no word of the message, and passes the server's own schema", () => {
    const report = reportOf(failed(`TypeError: Ann Lee <ann@x.example>\n ${OURS}`, 'TypeError', 'Ann Lee'), around);
    const { origin: _, ...rest } = around;
    expect(report).toEqual({ ...rest, name: 'TypeError', frames: ['show-C_x1.js:3:4567'] });
    expect(BrowserError.parse(report)).toEqual(report);
    expect(JSON.stringify(report)).not.toMatch(/Ann|example/);
  });
  it('keeps neither a name nor an address that could hold more than it should', () => {
    const report = reportOf(failed(OURS, 'Ann Lee'), { ...around, page: '/show?q=Ann' });
    expect([report?.name, report?.page]).toEqual(['Error', '/']);
  });
  it('names the answer by its code, and a part of the page that did not come', () => {
    const errors = [{ code: 'show.locked', message: 'Ann has locked it' }];
    expect(reportOf(new ApiError(400, { errors }), around)?.code).toBe('show.locked');
    const missing = new TypeError(`Failed to fetch dynamically imported module: ${ORIGIN}/assets/a.js`);
    expect(reportOf(missing, around)?.code).toBe('partMissing');
  });
});
