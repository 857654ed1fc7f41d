import { spawnSync } from 'node:child_process';
import { HOST, isFree } from '#scripts/local/ports.ts';
import { COMPOSE_FILE, LOCALSTACK_ENDPOINT, localstackFault, refuse } from './endpoint.ts';

const works = (...args: readonly string[]): boolean => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;
const { hostname, port } = new URL(LOCALSTACK_ENDPOINT);

const fault = await localstackFault();
if (!fault) {
  console.log(`LocalStack is ready at ${LOCALSTACK_ENDPOINT}; now: npm run test:localstack`);
  process.exit();
}
if (fault !== 'absent') refuse(fault);
if (hostname !== HOST) refuse(`LOCALSTACK_ENDPOINT names ${hostname}; a container can only be started on ${HOST}`);
if (!(await isFree(Number(port))))
  refuse(`port ${port} is taken: end what uses it, or name another in LOCALSTACK_ENDPOINT`);
if (!works('--version')) refuse('docker is not installed; CONTRIBUTING.md says how LocalStack runs without it');
if (!works('info')) refuse('docker is installed but its daemon does not run: start Docker and try again');
if (!works('compose', 'version')) refuse('docker has no compose plugin: https://docs.docker.com/compose/install/');

const { status } = spawnSync('docker', ['compose', '-f', COMPOSE_FILE, 'up', '--detach', '--wait'], {
  stdio: 'inherit',
  env: { ...process.env, LOCALSTACK_PORT: port },
});
if (status !== 0) process.exit(status ?? 1);
console.log(`LocalStack is ready at ${LOCALSTACK_ENDPOINT}; now: npm run test:localstack`);
console.log(`To end it: docker compose -f ${COMPOSE_FILE} down`);
