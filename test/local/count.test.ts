import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport, settle } from '#scripts/test/count.ts';

const file = join(mkdtempSync(join(tmpdir(), 'backline-count-')), 'report.json');
const report = (content: object) => writeFileSync(file, JSON.stringify(content));

test('reports of both runners are counted, once', () => {
  report({ numPassedTests: 7, numFailedTests: 2 });
  expect(readReport(file)).toEqual({ passed: 7, failed: 2 });
  expect(existsSync(file)).toBe(false);
  report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 } });
  expect(readReport(file)).toEqual({ passed: 4, failed: 2 });
  expect(readReport(file)).toBeUndefined();
});

test('a stage that ran nothing or fell over has failed', () => {
  expect(settle(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(settle({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 });
  expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
});
