import { context, type Plugin } from 'esbuild';
import { createServer } from 'vite';
import { copyCompanions, localBundle } from './local/bundle.ts';
import { startCloud } from './local/cloud.ts';
import { portsFrom, takenPort } from './local/cloud-ports.ts';
import * as data from './local/data-dir.ts';
import { describeLists, renewLists, staleLists } from './local/data-lists.ts';
import { functionsIn } from './local/functions.ts';
import { HOST } from './local/ports.ts';
import { loadDemo, readFlags, readPort, refuseHeld, refuseTaken, stopOnSignal } from './local/terminal.ts';
import { signInLines } from './seed/people.ts';
import { guestDocument } from './web/guest-document.ts';

/** `npm run dev`: Vite shows the pages and reloads them, esbuild rebuilds the functions; new endpoints need a restart. */
const FUNCTIONS_DIR = 'dist/dev';

const flags = readFlags('npm run dev -- [--port 4500] [--no-seed]', {
  port: { type: 'string', default: '4400' },
  'no-seed': { type: 'boolean', default: false },
});
const port = readPort(flags.port);
/** Vite takes the address people know; the gateway stands behind it. */
const ports = { ...portsFrom(port), app: port + 6 };

let builds = 0;
const countBuilds: Plugin = {
  name: 'count-builds',
  setup({ onEnd }) {
    onEnd(({ errors }) => {
      if (errors.length === 0) builds++;
    });
  },
};

async function watchFunctions() {
  const bundle = localBundle(FUNCTIONS_DIR);
  const watcher = await context({ ...bundle, plugins: [...(bundle.plugins ?? []), countBuilds] });
  await watcher.rebuild();
  copyCompanions(FUNCTIONS_DIR);
  await describeLists(FUNCTIONS_DIR);
  await watcher.watch();
  return watcher;
}

refuseTaken((await takenPort({ ...ports, app: port })) ?? (await takenPort(ports)), 'npm run dev', port);
refuseHeld();
data.take();
const watcher = await watchFunctions();
const stale = staleLists(FUNCTIONS_DIR);
const locate = functionsIn(FUNCTIONS_DIR, () => builds);
const cloud = await startCloud({ dataDir: data.DATA_DIR, ports, locate, pageBase: `http://${HOST}:${port}` });
const proxy = Object.fromEntries(['/api', '/site-settings.json'].map((path) => [path, cloud.urls.api]));
const vite = await createServer({
  configFile: 'vite.config.ts',
  plugins: [guestDocument()],
  server: { host: HOST, port, strictPort: true, proxy },
});
await vite.listen();
stopOnSignal(async () => {
  await vite.close();
  await watcher.dispose();
  await cloud.stop();
  data.release();
});
data.announce(cloud.env);
await renewLists(FUNCTIONS_DIR, stale);
if (!flags['no-seed']) await loadDemo();
const demo = flags['no-seed'] ? [] : signInLines();
const lines = [`  Backline   ${cloud.urls.app} (watching)`, `  Inbox      ${cloud.urls.inbox}`, ...demo];
console.log(['', ...lines, '', '  Ctrl-C stops it.', ''].join('\n'));
