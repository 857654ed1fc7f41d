import { parseArgs } from 'node:util';
import { type Figure, say } from '#test/bench/figure.ts';

/*
 * Prints one JSON array of figures on standard output; what it is about stands on standard error.
 *   --only <part>       one part alone; several times for several
 *   --shows 5000,50000  sizes of the agencies that are measured
 */
type Parts = Readonly<Record<string, (sizes: readonly number[]) => Promise<Figure[]>>>;

// The modules that make AWS clients are loaded when the database stands and the environment says where.
const PARTS: Parts = {
  data: async (sizes) => (await import('#test/bench/data.ts')).dataFigures(sizes),
  calendar: async () => (await import('#test/bench/data.ts')).calendarFigures(),
  excel: async () => (await import('#test/bench/data.ts')).excelFigures(),
  money: async () => (await import('#test/bench/data.ts')).moneyFigures(),
  cost: async () => (await import('#test/bench/data.ts')).costFigures(),
  scale: async (sizes) => (await import('#test/bench/data.ts')).scaleFigures(Math.max(...sizes)),
  seal: async () => (await import('#test/bench/seal.ts')).sealFigures(),
  web: async () => (await import('#test/bench/web-bundles.ts')).webFigures(),
  functions: async () => (await import('#test/bench/function-bundles.ts')).functionFigures(),
  synth: async () => (await import('#test/bench/synth.ts')).synthFigures(),
  lighthouse: async () => (await import('#test/bench/lighthouse.ts')).lighthouseFigures(),
  frames: async () => (await import('#test/bench/frames.ts')).frameFigures(),
  start: async () => (await import('#test/bench/start.ts')).startFigures(),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    shows: { type: 'string', default: '5000,50000' },
  },
});

const figures: Figure[] = [];
for (const name of values.only) {
  const part = PARTS[name];
  if (!part) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not "${name}"`);
  const started = Date.now();
  say(`${name} ...`);
  try {
    figures.push(...(await part(values.shows.split(',').map(Number))));
    say(`${name} took ${((Date.now() - started) / 1000).toFixed(0)} s`);
  } catch (e) {
    say(`${name} was not measured: ${e instanceof Error ? e.message : e}`);
    process.exitCode = 1;
  }
}
await (await import('#test/bench/data.ts')).endDatabase();
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
