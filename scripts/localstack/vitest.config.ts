import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The API tests as they are, against LocalStack. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'localstack',
    include: ['test/api/**/*.test.ts'],
    globalSetup: ['scripts/localstack/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
