import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { LOCALSTACK_ENDPOINT, localstackHealth, refuse } from './endpoint.ts';

const health = await localstackHealth();
if (!health) refuse(`nothing answers at ${LOCALSTACK_ENDPOINT}: run npm run localstack:up first`);
console.log(`LocalStack ${health.version} at ${LOCALSTACK_ENDPOINT}`);

// The API tests as they are; only what stands behind them differs.
const vitest = await startVitest('test', process.argv.slice(2), {
  config: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  watch: false,
  name: 'localstack',
  include: ['test/api/**/*.test.ts'],
  globalSetup: ['scripts/localstack/global-setup.ts'],
  env: { POWERTOOLS_LOG_LEVEL: 'ERROR' },
  testTimeout: 120_000,
  hookTimeout: 120_000,
});
await vitest.close();
