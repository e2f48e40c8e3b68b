// `npm test`: sets up what is missing, then runs every check and every test, and counts them in the last line.
// `npm test -- --unit [files]` or `-- --e2e [files]` runs one kind only.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { say, setUp } from "./setup.mjs";
import { inRoot, packageScript } from "./setup/paths.mjs";
import { runNode } from "./setup/run-node.mjs";

const args = process.argv.slice(2);
const filters = args.filter((arg) => arg !== "--unit" && arg !== "--e2e");
const onlyUnit = args.includes("--unit");
const onlyE2e = args.includes("--e2e");
const results = inRoot("test-results");
const total = { passed: 0, failed: 0 };

/** A step without tests of its own counts as one failed test when it fails, so that the last line never hides it. */
function countStep(name, ok) {
  say(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (!ok) total.failed++;
}

function countTests(name, code, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch (error) {
    say(`${name} left no result: ${error.message}`);
  }
  // An unhandled error or a file that does not load fails the run without failing a test.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  say(`${code === 0 ? "ok  " : "FAIL"} ${name}: ${counts.passed} passed, ${counts.failed} failed`);
}

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

async function runUnitTests() {
  const file = inRoot("test-results", "unit.json");
  const code = await runNode(packageScript("vitest", "vitest.mjs"), ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`, ...filters], { stdout: 1 });
  countTests("unit tests", code, () => {
    const { numPassedTests, numFailedTests } = readJson(file);
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function runBrowserTests() {
  const { findChromium } = await import("./setup/find-chromium.mjs");
  const chromium = await findChromium(say);
  if (!chromium) {
    say("No Chromium could be found or installed. Install Chrome or Chromium, or name one in SEAMCHECK_CHROMIUM.");
    countStep("browser tests", false);
    return;
  }
  say(`Browser: ${chromium}`);
  // A data folder of their own, new for each run: the first start with its sample is part of what is tested.
  const data = inRoot("test-results", "data");
  rmSync(data, { recursive: true, force: true });
  const code = await runNode(packageScript("@playwright", "test", "cli.js"), ["test", ...filters], { stdout: 1, env: { SEAMCHECK_CHROMIUM: chromium, SEAMCHECK_DATA: data } });
  countTests("browser tests", code, () => {
    const { expected, unexpected, flaky } = readJson(inRoot("test-results", "e2e.json")).stats;
    return { passed: expected, failed: unexpected + flaky };
  });
}

async function build() {
  try {
    await setUp({ build: true });
    return true;
  } catch (error) {
    say(error.message);
    return false;
  }
}

try {
  await setUp({ build: false });
} catch (error) {
  say(error.message);
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
// The build comes first: it writes the types that the checks look at.
const built = onlyUnit || (await build());
if (!onlyUnit) countStep("build", built);
if (!onlyUnit && !onlyE2e) countStep("checks", (await runNode(inRoot("scripts", "check.mjs"), [], { stdout: 1 })) === 0);
if (!onlyE2e) await runUnitTests();
if (!onlyUnit && built) await runBrowserTests();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
