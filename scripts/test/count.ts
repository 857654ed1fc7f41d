import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Count = { passed: 0, failed: 0 };
export const add = (a: Count, b: Count): Count => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** A stage that reported nothing, or fell over without a failed test, is one failure itself. */
export function settle(counted: Count | undefined, exitCode: number): Count {
  const { passed, failed } = counted ?? NONE;
  const isSilent = counted === undefined || passed + failed === 0;
  return { passed, failed: failed || (exitCode !== 0 || isSilent ? 1 : 0) };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

export function readReport(file: string): Count | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  rmSync(file);
  if ('stats' in report) {
    return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
