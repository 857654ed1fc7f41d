/** `npm test`: everything, in the order of what fails fastest. The last line sums it up. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findChromium, HOW } from './test/chromium.ts';
import { add, type Count, NONE, readReport, settle } from './test/count.ts';

const REPORTS = 'test-results';

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

function check(): Count {
  const isRight = run('npm', ['run', '--silent', 'check']) === 0;
  return isRight ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/** Projects of vitest.config.ts. */
const vitest = (name: string, projects: readonly string[]) => (): Count => {
  const file = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run('npx', ['vitest', 'run', ...chosen, ...report]);
  return settle(readReport(file), status);
};

/** The bundles are part of what is tested: what each function carries, and that it loads. */
function infrastructure(): Count {
  run('npx', ['tsx', 'scripts/build-lambda.ts']);
  return vitest('infra', ['infra'])();
}

function browser(): Count {
  const executable = findChromium();
  if (!executable) return { ...NONE, failed: 1, faults: [HOW] };
  const file = `${REPORTS}/browser.json`;
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = run('npx', ['playwright', 'test', '--reporter=list,json'], env);
  return settle(readReport(file), status);
}

const STAGES: readonly (readonly [name: string, run: () => Count])[] = [
  ['static checks', check],
  ['unit', vitest('unit', ['rules', 'unit*', 'web*'])],
  ['API', vitest('api', ['data*', 'local'])],
  ['infrastructure', infrastructure],
  ['browser', browser],
];

mkdirSync(REPORTS, { recursive: true });
let total = NONE;
for (const [name, stage] of STAGES) {
  console.log(`\n── ${name}`);
  const count = stage();
  if (count.failed) console.log(`${name}: ${count.failed} failed`);
  total = add(total, count);
}
for (const name of total.unsteady) console.log(`↻ only at its second try: ${name}`);
for (const fault of total.faults) console.log(`✗ ${fault}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
