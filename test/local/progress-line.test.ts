import { expect, test } from 'vitest';
import { progressLine } from '#scripts/local/progress-line.ts';

function output(isTTY: boolean, columns = 60) {
  const written: string[] = [];
  return { isTTY, columns, written, write: (text: string) => written.push(text) };
}
const shows = (done: number) => ({ name: 'shows', done, total: 1226 });

test('a terminal sees one line that changes', () => {
  let at = 0;
  const out = output(true);
  const line = progressLine('Loading', out, () => at);
  line.update(shows(100));
  line.update(shows(200));
  at = 500;
  line.update({ name: 'contracts', done: 1, total: 24 });
  at = 1000;
  line.update(shows(1226));
  line.end();
  expect(out.written).toEqual([
    '\r\u001b[2KLoading: shows 100 of 1,226',
    '\r\u001b[2KLoading: shows 200 of 1,226, contracts 1 of 24',
    '\r\u001b[2KLoading: contracts 1 of 24',
    '\r\u001b[2K',
  ]);
});

test('a line is never longer than the terminal, or it could not be rewritten', () => {
  const out = output(true, 12);
  progressLine('Loading the demo', out).update(shows(100));
  expect(out.written).toEqual(['\r\u001b[2KLoading the']);
});

test('a file gets plain lines, a few of them', () => {
  let at = 0;
  const out = output(false);
  const line = progressLine('Loading', out, () => at);
  for (const done of [100, 200, 300]) line.update(shows(done));
  at = 6000;
  line.update(shows(400));
  line.update(shows(500));
  line.update(shows(1226));
  line.end();
  expect(out.written).toEqual([
    'Loading: shows 100 of 1,226\n',
    'Loading: shows 400 of 1,226\n',
    'Loading: shows 1,226 of 1,226\n',
  ]);
});
