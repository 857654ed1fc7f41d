import { FUNCTIONS_DIR, staleParts, WEB_DIR } from './build.ts';
import { startCloud } from './local/cloud.ts';
import { portsFrom, takenPort } from './local/cloud-ports.ts';
import * as data from './local/data-dir.ts';
import { renewLists, staleLists } from './local/data-lists.ts';
import { functionsIn } from './local/functions.ts';
import { giveUp, loadDemo, readFlags, runScript, stopOnSignal } from './local/terminal.ts';
import { signIns } from './seed/people.ts';

const flags = readFlags('npm start -- [--port 4500] [--reset] [--no-seed]', {
  port: { type: 'string', default: '4400' },
  reset: { type: 'boolean', default: false },
  'no-seed': { type: 'boolean', default: false },
});

async function choosePorts() {
  const first = Number(flags.port);
  if (!Number.isInteger(first) || first < 1024 || first > 65_000) giveUp(`--port takes a number, not "${flags.port}".`);
  const ports = portsFrom(first);
  const taken = await takenPort(ports);
  if (taken)
    giveUp(`Port ${taken} is taken: end what uses it, or choose others with npm start -- --port ${first + 100}`);
  return ports;
}

async function buildStale(): Promise<void> {
  const parts = staleParts();
  if (parts.length === 0) return;
  console.log(`Building ${parts.join(' and ')}…`);
  await runScript('scripts/build.ts').catch(() => giveUp('The build failed; the reason stands above.'));
}

function greet(urls: { app: string; inbox: string }): void {
  const width = Math.max(...signIns.map((s) => s.email.length));
  const people = signIns.map((s) => `    ${s.email.padEnd(width)}  ${s.role}${s.note ? `, ${s.note}` : ''}`);
  const demo = flags['no-seed'] ? [] : [`  Sign in    password ${signIns[0]?.password}`, ...people];
  console.log(
    ['', `  Backline   ${urls.app}`, `  Inbox      ${urls.inbox}`, ...demo, '', '  Ctrl-C stops it.', ''].join('\n'),
  );
}

const ports = await choosePorts();
const pid = data.holder();
if (pid)
  giveUp(`Backline runs already on these data (process ${pid}): end it, or set BACKLINE_DATA to another folder.`);
if (flags.reset) data.wipe();
data.take();
await buildStale();
const stale = staleLists(FUNCTIONS_DIR);
const cloud = await startCloud({
  dataDir: data.DATA_DIR,
  ports,
  locate: functionsIn(FUNCTIONS_DIR),
  webDir: WEB_DIR,
});
stopOnSignal(async () => {
  await cloud.stop();
  data.release();
});
data.announce(cloud.env);
await renewLists(FUNCTIONS_DIR, stale);
if (!flags['no-seed']) await loadDemo();
greet(cloud.urls);
