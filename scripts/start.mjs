// The door for a fresh clone: plain JavaScript that Node 12 still reads, needs nothing installed. Usage: node scripts/start.mjs [--dev | --test] [options]
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE = [20, 20];
const JAVA = 17;
const INSTALLED = 'node_modules/.package-lock.json';

function stop(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return;
  stop(`Backline needs Node ${NODE.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`);
}

function checkJava() {
  const { error, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  // Java 8 calls itself 1.8.
  const [, version] = (!error && /version "(?:1\.)?(\d+)/.exec(stderr)) || [];
  const major = Number(version || 0);
  if (major >= JAVA) return;
  const found = major ? `found ${major}` : 'found none';
  stop(`Backline needs Java ${JAVA} or newer for its local database (${found}). See https://adoptium.net`);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether every package is there in its version; what is optional may be for another system. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  const { '': _self, ...wanted } = packagesIn('package-lock.json');
  const there = packagesIn(INSTALLED);
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    there[path] ? there[path].version === version : optional,
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Some build tools name a newer Node than they need; errors are still said.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) stop('The packages could not be installed; run `npm ci` to see why.');
}

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
// Node 20 is what we support today; the SDK's reminder of its end would come before every line of ours.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
checkNode();
checkJava();
install();
const [, , first] = process.argv;
const script = first === '--dev' ? 'dev' : first === '--test' ? 'test' : 'start';
if (script !== 'start') process.argv.splice(2, 1);
import('tsx/esm/api').then(({ register }) => {
  register();
  return import(`./${script}.ts`);
});
