/** `npm test`: runs all tests, the fastest to fail first. The last line sums the results up. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { tempFolder } from './local/temp-folder.ts';
import { findChromium, HOW } from './test/chromium.ts';
import { add, type Count, NONE, readReport, settle } from './test/count.ts';

const REPORTS = 'test-results';

/** The folder for temporary files of a stage and its tools; it is removed when this process ends. */
const TMPDIR = tempFolder('tests');
let running: ChildProcess | undefined;
let isEnded = false;

/** Runs a command in its own process group, so that a signal reaches every process that a stage started. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, TMPDIR, ...env },
  });
  running = child;
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => (isEnded ? process.exit(1) : resolve(code ?? 1)));
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    isEnded = true;
    if (running?.pid === undefined || running.exitCode !== null) process.exit(1);
    process.kill(-running.pid, signal);
  });

async function check(): Promise<Count> {
  const isRight = (await run('npm', ['run', '--silent', 'check'])) === 0;
  return isRight ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 };
}

/** Projects of vitest.config.ts. */
const vitest = (name: string, projects: readonly string[]) => async (): Promise<Count> => {
  const file = `${REPORTS}/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = await run('npx', ['vitest', 'run', ...chosen, ...report]);
  return settle(readReport(file), status);
};

/** Tests that depend on the day, run half an hour before midnight UTC, when it is tomorrow in Amsterdam. */
const LATE = ['invoice/money', 'option/option-ends', 'session/waiting', 'task/task'];
async function lateInTheDay(): Promise<Count> {
  const file = `${REPORTS}/late.json`;
  const at = `${dayIn(new Date(), 'UTC')}T23:30:00Z`;
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const files = LATE.map((name) => `test/api/${name}.test.ts`);
  const status = await run('npx', ['tsx', 'scripts/test-clock.ts', at, '--project', 'data*', ...report, ...files]);
  return settle(readReport(file), status);
}

/** Tests what is built too: the contents of each function, that it loads, and the size of each page. */
async function infrastructure(): Promise<Count> {
  for (const script of ['scripts/build-lambda.ts', 'scripts/build.ts'])
    if ((await run('npx', ['tsx', script])) !== 0) return { ...NONE, failed: 1, faults: [`${script} fails`] };
  return vitest('infra', ['infra'])();
}

async function browser(): Promise<Count> {
  const executable = findChromium();
  if (!executable) return { ...NONE, failed: 1, faults: [HOW] };
  const file = `${REPORTS}/browser.json`;
  const env = { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const status = await run('npx', ['playwright', 'test', '--reporter=list,json'], env);
  return settle(readReport(file), status);
}

const STAGES: readonly (readonly [name: string, run: () => Promise<Count>])[] = [
  ['static checks', check],
  ['unit', vitest('unit', ['rules', 'unit*', 'web*'])],
  ['API', vitest('api', ['data*', 'local'])],
  ['API late in the day', lateInTheDay],
  ['infrastructure', infrastructure],
  ['browser', browser],
];

mkdirSync(REPORTS, { recursive: true });
let total = NONE;
const took: string[] = [];
for (const [name, stage] of STAGES) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const count = await stage();
  took.push(`${name} ${Math.round((Date.now() - began) / 1000)} s`);
  if (count.failed) console.log(`${name}: ${count.failed} failed`);
  total = add(total, count);
}
for (const name of total.unsteady) console.log(`↻ only at its second try: ${name}`);
for (const fault of total.faults) console.log(`✗ ${fault}`);
console.log(`\n${took.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
