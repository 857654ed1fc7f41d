import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, settle } from '#scripts/test/count.ts';

const file = join(mkdtempSync(join(tmpdir(), 'backline-count-')), 'report.json');
const report = (content: object) => writeFileSync(file, JSON.stringify(content));

const results = [
  {
    assertionResults: [
      { fullName: 'a show keeps its night', status: 'passed', failureMessages: [] },
      { fullName: 'a show ends', status: 'failed', failureMessages: ['Error: expected 3\n    at rules.ts:1'] },
    ],
  },
];
const suites = [
  {
    specs: [],
    suites: [
      {
        specs: [
          { title: 'a page opens', ok: false },
          { title: 'it closes', ok: true },
        ],
      },
    ],
  },
];

test('reports of both runners are counted, once, with what failed', () => {
  report({ numPassedTests: 1, numFailedTests: 1, testResults: results });
  expect(readReport(file)).toEqual({ passed: 1, failed: 1, faults: ['a show ends: Error: expected 3'] });
  expect(existsSync(file)).toBe(false);
  report({ stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 5 }, suites });
  expect(readReport(file)).toEqual({ passed: 4, failed: 1, faults: ['a page opens'] });
  expect(readReport(file)).toBeUndefined();
});

test('a stage that ran nothing or fell over has failed', () => {
  const counted = (passed: number, failed: number) => ({ passed, failed, faults: [] });
  expect(settle(undefined, 0)).toEqual(counted(0, 1));
  expect(settle(counted(0, 0), 0)).toEqual(counted(0, 1));
  expect(settle(counted(5, 0), 1)).toEqual(counted(5, 1));
  expect(settle(counted(5, 2), 1)).toEqual(counted(5, 2));
  expect(settle(counted(5, 0), 0)).toEqual(counted(5, 0));
});
