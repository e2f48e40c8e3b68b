import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.SEAMCHECK_E2E_PORT ?? 4317);

/**
 * The browser tests drive the built workbench over a data folder of their own, made anew for each run (see scripts/test.mjs).
 * Chromium's background traffic is off: the product is used without a network.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "vi-VN",
    timezoneId: "Asia/Ho_Chi_Minh",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.SEAMCHECK_CHROMIUM || undefined,
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    env: { SEAMCHECK_DATA: process.env.SEAMCHECK_DATA ?? "test-results/data" },
  },
});
