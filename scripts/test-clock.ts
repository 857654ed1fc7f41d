/** `npm run test:clock -- <instant> [arguments of vitest]`: tests as they run at another time, such as 2026-12-31T23:30Z. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp } from './local/terminal.ts';

const [at = '', ...rest] = process.argv.slice(2);
if (Number.isNaN(Date.parse(at))) giveUp('Name an instant, such as 2026-12-31T23:30Z.');
const shim = pathToFileURL(resolve('test/support/shift-clock.mjs')).href;
const child = spawn('npx', ['vitest', 'run', ...rest], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CLOCK_AT: at,
    CLOCK_STARTED: String(Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${shim}`.trim(),
  },
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
