import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LOCALSTACK_ENDPOINT, refuse } from './endpoint.ts';

const COMPOSE_FILE = fileURLToPath(new URL('./compose.yml', import.meta.url));
const works = (...args: readonly string[]): boolean => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

if (!works('--version')) refuse('docker is not installed: https://docs.docker.com/get-docker/');
if (!works('info')) refuse('docker is installed but its daemon does not run: start Docker and try again');
if (!works('compose', 'version')) refuse('docker has no compose plugin: https://docs.docker.com/compose/install/');

const { status } = spawnSync('docker', ['compose', '-f', COMPOSE_FILE, 'up', '--detach', '--wait'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
console.log(`LocalStack is ready at ${LOCALSTACK_ENDPOINT}; now: npm run test:localstack`);
console.log(`To end it: docker compose -f ${COMPOSE_FILE} down`);
