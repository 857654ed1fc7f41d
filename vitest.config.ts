import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { aloneTests, sharingTests } from './test/support/alone.ts';
import { TEST_VARIABLES } from './test/support/variables.ts';
import { plugins } from './vite.config.ts';

/** What needs DynamoDB. */
const data = {
  globalSetup: ['test/support/global-setup.ts'],
  setupFiles: ['test/support/rights-setup.ts'],
  env: TEST_VARIABLES,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const WEB = ['web/**/*.test.{ts,tsx}'];

/** rules: pure code; unit: functions without a table; web: components; data: endpoints and what else needs DynamoDB; infra: stacks. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Two on the two cores of CI, where vitest would take one: part of each test is waiting for the database. Three are slower.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Pure code keeps nothing between tests: its modules are read once for all files of a worker.
      { test: { name: 'rules', include: ['shared/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'unit',
          include: ['functions/**/*.test.{ts,tsx}'],
          exclude: [...aloneTests, ...sharingTests],
          env: {
            POWERTOOLS_METRICS_DISABLED: 'true',
            TABLE_NAME: 'unit',
            FILES_BUCKET: 'unit',
            AWS_REGION: 'eu-west-1',
          },
        },
      },
      { plugins, test: { name: 'web', include: WEB, environment: 'node' } },
      { test: { ...data, name: 'data', include: [...sharingTests], isolate: false } },
      { test: { ...data, name: 'data-alone', include: [...aloneTests] } },
      { test: { name: 'local', include: ['test/local/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
      { test: { name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
