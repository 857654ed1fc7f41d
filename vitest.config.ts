import { defineConfig } from 'vitest/config';
import { dataTests, unitTests, webTests } from './test/support/alone.ts';
import { LongestFirst } from './test/support/longest-first.ts';
import { PATIENCE_MS } from './test/support/patience.ts';
import { TEST_VARIABLES } from './test/support/variables.ts';
import { WORKERS } from './test/support/workers.ts';
import { plugins } from './vite.config.ts';

const SPIES = 'test/support/end-spies.ts';
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: PATIENCE_MS } } };
/** The settings of tests that need DynamoDB. */
const data = {
  ...patience,
  globalSetup: ['test/support/global-setup.ts'],
  setupFiles: [SPIES, 'test/support/rights-setup.ts'],
  env: TEST_VARIABLES,
};

const unit = {
  ...patience,
  setupFiles: [SPIES],
  env: {
    POWERTOOLS_METRICS_DISABLED: 'true',
    TABLE_NAME: 'unit',
    FILES_BUCKET: 'unit',
    AWS_REGION: 'eu-west-1',
  },
};
/** As in the browser: where time passes by itself, a second try is told at the end of `npm test`, yet stops nobody's landing. */
const web = {
  ...patience,
  environment: 'node',
  setupFiles: [SPIES, 'test/support/web-setup.ts'],
  retry: process.env.CI ? 1 : 0,
};

const ruleTests = ['shared/**/*.test.ts', 'scripts/*.test.ts', 'scripts/spec/*.test.ts'];

/**
 * rules: pure code; unit: functions without a table; web: components; data: endpoints and what else needs DynamoDB;
 * infra: stacks. What changes its process runs apart, as `unit-alone` and so on.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pure code keeps nothing between tests: its modules are read once for all files of a worker.
      { test: { ...patience, name: 'rules', include: ruleTests, isolate: false } },
      { test: { ...unit, name: 'unit', include: unitTests.sharing, isolate: false } },
      { test: { ...unit, name: 'unit-alone', include: unitTests.alone } },
      { plugins, test: { ...web, name: 'web', include: webTests.sharing, isolate: false } },
      { plugins, test: { ...web, name: 'web-document', include: webTests.sharingDocument, isolate: false } },
      { plugins, test: { ...web, name: 'web-alone', include: webTests.alone } },
      { test: { ...data, name: 'data', include: dataTests.sharing, isolate: false } },
      { test: { ...data, name: 'data-alone', include: dataTests.alone } },
      { test: { ...patience, name: 'local', include: ['test/local/**/*.test.ts'] } },
      { test: { name: 'infra', include: ['test/infra/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
