import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What failed and the first line of why, for who reads only the end of a log. */
  readonly faults: readonly string[];
}

export const NONE: Count = { passed: 0, failed: 0, faults: [] };
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  faults: [...a.faults, ...b.faults],
});

/** A stage that reported nothing, or fell over without a failed test, is one failure itself. */
export function settle(counted: Count | undefined, exitCode: number): Count {
  const { passed, failed, faults } = counted ?? NONE;
  const isSilent = counted === undefined || passed + failed === 0;
  return { passed, failed: failed || (exitCode !== 0 || isSilent ? 1 : 0), faults };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly PlaywrightSuite[];
}

export function readReport(file: string): Count | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  rmSync(file);
  return 'stats' in report ? ofBrowser(report) : ofVitest(report);
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const failures = testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === 'failed');
  const faults = failures.map((test) => `${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`);
  return { passed: numPassedTests, failed: numFailedTests, faults };
}

function ofBrowser({ stats, suites }: PlaywrightReport): Count {
  const faults = suites.flatMap(failuresOf);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, faults };
}

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): readonly string[] => [
  ...specs.filter((spec) => !spec.ok).map((spec) => spec.title),
  ...suites.flatMap(failuresOf),
];
