import { spawn } from 'node:child_process';
import { mkdirSync, openSync, writeFileSync } from 'node:fs';
import { build, FUNCTIONS_DIR, WEB_DIR } from '#scripts/build.ts';
import { startCloud } from '#scripts/local/cloud.ts';
import { portsFrom } from '#scripts/local/cloud-ports.ts';
import { functionsIn } from '#scripts/local/functions.ts';
import { runScript } from '#scripts/local/terminal.ts';
import { googleEnv } from '#test/support/google-calendar/server.ts';
import { ENV_FILE, ROUTES_FILE } from './left-files.ts';
import { GOOGLE_URL, HUBSPOT_URL, OUTSIDE_ORIGIN } from './outside-origin.ts';

/** Shows of the demo agency: enough for pages and filters, little enough to load in seconds. */
const SHOWS = 400;

mkdirSync('test-results', { recursive: true });
await build(['functions']);
// A text that a page would lack in one of the languages fails the build.
Object.assign(process.env, {
  STRICT: '1',
  OUTSIDE_ORIGIN,
  HUBSPOT_URL,
  WEBFLOW_URL: OUTSIDE_ORIGIN,
  ...googleEnv(GOOGLE_URL),
});
// Beside the loading of the demo: the pages, and which there are. Vite marks the process it builds in as production, where
// the embedded cloud does not start.
const pages = runScript('scripts/build.ts');
const routes = new Promise((written) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/routes.ts'], {
    stdio: ['ignore', openSync(ROUTES_FILE, 'w'), 'inherit'],
  }).once('exit', written),
);
const cloud = await startCloud({
  ports: portsFrom(Number(process.argv[2] ?? 5600)),
  locate: functionsIn(FUNCTIONS_DIR),
  webDir: WEB_DIR,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cloud.stop().then(() => process.exit(0)));
const { seed } = await import('#scripts/seed.ts');
await seed({ shows: SHOWS });
writeFileSync(ENV_FILE, JSON.stringify(cloud.env), { mode: 0o600 });
await pages;
if ((await routes) !== 0) process.exit(1);
// Playwright waits for this word: before it the demo is not whole.
console.log('ready');
