import { FUNCTIONS_DIR, staleParts, WEB_DIR } from './build.ts';
import { startCloud } from './local/cloud.ts';
import { portsFrom, takenPort } from './local/cloud-ports.ts';
import * as data from './local/data-dir.ts';
import { renewLists, staleLists } from './local/data-lists.ts';
import { functionsIn } from './local/functions.ts';
import {
  giveUp,
  loadDemo,
  readFlags,
  readPort,
  refuseHeld,
  refuseTaken,
  runScript,
  stopOnSignal,
} from './local/terminal.ts';
import { signInLines } from './seed/people.ts';

const flags = readFlags('npm start -- [--port 4500] [--reset] [--no-seed]', {
  port: { type: 'string', default: '4400' },
  reset: { type: 'boolean', default: false },
  'no-seed': { type: 'boolean', default: false },
});

async function buildStale(): Promise<void> {
  const parts = staleParts();
  if (parts.length === 0) return;
  console.log(`Building ${parts.join(' and ')}…`);
  await runScript('scripts/build.ts').catch(() => giveUp('The build failed; the reason stands above.'));
}

function greet(urls: { app: string; inbox: string }): void {
  const demo = flags['no-seed'] ? [] : signInLines();
  console.log(
    ['', `  Backline   ${urls.app}`, `  Inbox      ${urls.inbox}`, ...demo, '', '  Ctrl-C stops it.', ''].join('\n'),
  );
}

const first = readPort(flags.port);
const ports = portsFrom(first);
refuseTaken(await takenPort(ports), 'npm start', first);
refuseHeld();
if (flags.reset && !data.wipe())
  giveUp(`${data.DATA_DIR} holds more than data of Backline: --reset leaves it as it is.`);
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
