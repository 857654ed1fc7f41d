import { fileURLToPath } from 'node:url';
import { startVitest } from 'vitest/node';
import { aloneTests, sharingTests } from '#test/support/alone.ts';
import { TEST_VARIABLES } from '#test/support/variables.ts';
import { LOCALSTACK_ENDPOINT, LOCALSTACK_VERSION, localstackFault, refuse } from './endpoint.ts';

const fault = await localstackFault();
if (fault === 'absent') refuse(`nothing answers at ${LOCALSTACK_ENDPOINT}: run npm run localstack:up first`);
if (fault) refuse(fault);
console.log(`LocalStack ${LOCALSTACK_VERSION} at ${LOCALSTACK_ENDPOINT}`);

const common = {
  globalSetup: ['scripts/localstack/global-setup.ts'],
  setupFiles: ['test/support/rights-setup.ts'],
  env: TEST_VARIABLES,
  // It takes much longer for a request than DynamoDB Local alone.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

// The tests as they are, in processes of their own or in shared ones as ever; only what stands behind them differs.
const vitest = await startVitest('test', process.argv.slice(2), {
  config: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  watch: false,
  // LocalStack answers with one processor, the tests ask with another.
  maxWorkers: 2,
  projects: [
    { test: { ...common, name: 'localstack', include: [...sharingTests], isolate: false } },
    { test: { ...common, name: 'localstack-alone', include: [...aloneTests, 'test/localstack/**/*.test.ts'] } },
  ],
});
await vitest.close();
