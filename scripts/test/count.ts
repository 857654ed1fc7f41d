import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, each with the first line of its reason, for the end of the log. */
  readonly faults: readonly string[];
  /** The same for tests that passed at the second try: they count as passed, but need a look. */
  readonly unsteady: readonly string[];
}

export const NONE: Count = { passed: 0, failed: 0, faults: [], unsteady: [] };
export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  faults: [...a.faults, ...b.faults],
  unsteady: [...a.unsteady, ...b.unsteady],
});

/** Counts a stage as one failure if it reported nothing, or ended with an error but without a failed test. */
export function settle(counted: Count | undefined, exitCode: number): Count {
  const { passed, failed, ...told } = counted ?? NONE;
  const isSilent = counted === undefined || passed + failed === 0;
  return { passed, failed: failed || (exitCode !== 0 || isSilent ? 1 : 0), ...told };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself could not be run. */
    readonly message: string;
    readonly assertionResults: readonly VitestCase[];
  }[];
}
interface VitestCase {
  readonly fullName: string;
  readonly status: string;
  /** Of every try: a test may have passed all the same. */
  readonly failureMessages: readonly string[];
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}
interface PlaywrightSpec {
  readonly title: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'flaky' | 'unexpected' | 'skipped';
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
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

const why = (title: string, message = '') => [title, stripVTControlCharacters(message).split('\n')[0]].join(': ');

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const unread = testResults.filter(({ status, message }) => status === 'failed' && message);
  const told = (found: readonly VitestCase[]) => found.map((test) => why(test.fullName, test.failureMessages[0]));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    faults: [
      ...told(tests.filter(({ status }) => status === 'failed')),
      ...unread.map(({ name, message }) => why(name, message)),
    ],
    unsteady: told(tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)),
  };
}

function ofBrowser({ stats, suites }: PlaywrightReport): Count {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    faults: specs.flatMap((spec) => toldOf(spec, 'unexpected')),
    unsteady: specs.flatMap((spec) => toldOf(spec, 'flaky')),
  };
}

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const toldOf = ({ title, tests }: PlaywrightSpec, status: 'flaky' | 'unexpected'): readonly string[] =>
  tests.filter((test) => test.status === status).map(({ results }) => why(title, results[0]?.error?.message));
