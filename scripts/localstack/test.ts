import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LOCALSTACK_ENDPOINT, localstackHealth, refuse } from './endpoint.ts';

const CONFIG = fileURLToPath(new URL('./vitest.config.ts', import.meta.url));

const health = await localstackHealth();
if (!health) refuse(`nothing answers at ${LOCALSTACK_ENDPOINT}: run npm run localstack:up first`);
console.log(`LocalStack ${health.version} at ${LOCALSTACK_ENDPOINT}`);

const { status } = spawnSync('npx', ['vitest', 'run', '--config', CONFIG, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
