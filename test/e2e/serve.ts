import { build, FUNCTIONS_DIR, staleParts, WEB_DIR } from '#scripts/build.ts';
import { startCloud } from '#scripts/local/cloud.ts';
import { portsFrom } from '#scripts/local/cloud-ports.ts';
import { functionsIn } from '#scripts/local/functions.ts';

/** Shows of the demo agency: enough for pages and filters, little enough to load in seconds. */
const SHOWS = 400;

await build(staleParts());
const cloud = await startCloud({
  ports: portsFrom(Number(process.argv[2] ?? 5600)),
  locate: functionsIn(FUNCTIONS_DIR),
  webDir: WEB_DIR,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cloud.stop().then(() => process.exit(0)));
const { seed } = await import('#scripts/seed.ts');
await seed({ shows: SHOWS });
