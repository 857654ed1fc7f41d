import { defineConfig, devices } from '@playwright/test';
import { foundChromium } from './scripts/test/chromium.ts';

const PORT = Number(process.env.E2E_PORT ?? 5600);
const executablePath = foundChromium();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two browsers on two processors: more threads each only wait for each other.
  '--disable-threaded-animation',
  '--num-raster-threads=1',
  '--in-process-gpu',
];

/** The built product on an embedded cloud in memory, driven in real Chromium. SCREENS=1 leaves pictures of all pages in test-results/. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: false,
  workers: 2,
  // A busy machine takes three times as long as a quiet one.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args },
    screenshot: 'only-on-failure',
    // Traces of what passes only cost time: `--trace on` writes one where a test is to be looked into.
    trace: 'on-first-retry',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: `node --import tsx test/e2e/serve.ts ${PORT}`,
    wait: { stdout: /^ready$/m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stderr: 'pipe',
  },
});
