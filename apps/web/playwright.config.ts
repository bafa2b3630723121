import { defineConfig } from '@playwright/test';
import { chromium, CHROMIUM_ARGS } from './tools/chromium.ts';

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/support/setup.ts',
  outputDir: 'test-results',
  // Whole matches through the page take a while; nothing else should.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromium(), args: CHROMIUM_ARGS },
    trace: 'off',
    actionTimeout: 15_000,
  },
});
