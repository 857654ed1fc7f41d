import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { readReport, settle } from '#scripts/test/count.ts';

const file = join(tempFolder('count'), 'report.json');
const report = (content: object) => writeFileSync(file, JSON.stringify(content));

const results = [
  {
    name: 'rules.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { fullName: 'a show keeps its night', status: 'passed', failureMessages: [] },
      { fullName: 'a show waits', status: 'passed', failureMessages: ['Error: too soon\n    at rules.ts:9'] },
      { fullName: 'a show ends', status: 'failed', failureMessages: ['Error: expected 3\n    at rules.ts:1'] },
    ],
  },
  { name: 'unread.test.ts', status: 'failed', message: 'Cannot find x', assertionResults: [] },
];
const spec = (title: string, status: string, message?: string) => ({
  title,
  tests: [{ status, results: [{ error: message && { message } }] }],
});
const suites = [
  {
    specs: [],
    suites: [
      {
        specs: [
          spec('a page opens', 'unexpected', '\u001b[31mnot visible\u001b[39m\nat page.ts:3'),
          spec('it waits', 'flaky', 'late'),
          spec('it closes', 'expected'),
        ],
      },
    ],
  },
];

test('reports of both runners are counted, once, with what failed and what passed at its second try', () => {
  report({ numPassedTests: 2, numFailedTests: 1, testResults: results });
  expect(readReport(file)).toEqual({
    passed: 2,
    failed: 1,
    faults: ['a show ends: Error: expected 3', 'unread.test.ts: Cannot find x'],
    unsteady: ['a show waits: Error: too soon'],
  });
  expect(existsSync(file)).toBe(false);
  report({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 5 }, suites });
  expect(readReport(file)).toEqual({
    passed: 4,
    failed: 1,
    faults: ['a page opens: not visible'],
    unsteady: ['it waits: late'],
  });
  expect(readReport(file)).toBeUndefined();
});

test('a stage that ran nothing or fell over has failed', () => {
  const counted = (passed: number, failed: number) => ({ passed, failed, faults: [], unsteady: [] });
  expect(settle(undefined, 0)).toEqual(counted(0, 1));
  expect(settle(counted(0, 0), 0)).toEqual(counted(0, 1));
  expect(settle(counted(5, 0), 1)).toEqual(counted(5, 1));
  expect(settle(counted(5, 2), 1)).toEqual(counted(5, 2));
  expect(settle(counted(5, 0), 0)).toEqual(counted(5, 0));
});
