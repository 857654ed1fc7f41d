import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { dataTests, unitTests, webTests } from './test/support/alone.ts';
import { TEST_VARIABLES } from './test/support/variables.ts';
import { plugins } from './vite.config.ts';

/** How long a test waits for what comes by itself: only a fault takes it, however busy the machine is. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  // As in the browser: what needs its second try is told at the end of `npm test`, yet stops nobody's landing.
  retry: process.env.CI ? 1 : 0,
};
/** What needs DynamoDB. */
const data = {
  ...patience,
  globalSetup: ['test/support/global-setup.ts'],
  setupFiles: ['test/support/rights-setup.ts'],
  env: TEST_VARIABLES,
};

const unit = {
  ...patience,
  env: {
    POWERTOOLS_METRICS_DISABLED: 'true',
    TABLE_NAME: 'unit',
    FILES_BUCKET: 'unit',
    AWS_REGION: 'eu-west-1',
  },
};
const web = { ...patience, environment: 'node', setupFiles: ['test/support/web-setup.ts'] };

/**
 * rules: pure code; unit: functions without a table; web: components; data: endpoints and what else needs DynamoDB;
 * infra: stacks. What changes its process runs apart, as `unit-alone` and so on.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    // Two on the two cores of CI, where vitest would take one: part of each test is waiting for the database. Three are slower.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // A second try of pure code proves nothing.
      { test: { ...patience, name: 'rules', include: ['shared/**/*.test.ts'], isolate: false, retry: 0 } },
      { test: { ...unit, name: 'unit', include: unitTests.sharing, isolate: false } },
      { test: { ...unit, name: 'unit-alone', include: unitTests.alone } },
      { plugins, test: { ...web, name: 'web', include: webTests.sharing, isolate: false } },
      { plugins, test: { ...web, name: 'web-alone', include: webTests.alone } },
      { test: { ...data, name: 'data', include: dataTests.sharing, isolate: false } },
      { test: { ...data, name: 'data-alone', include: dataTests.alone } },
      { test: { ...patience, name: 'local', include: ['test/local/**/*.test.ts'] } },
      { test: { ...patience, name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
