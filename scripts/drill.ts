import { parseArgs } from 'node:util';
import { type Figure, say } from '#test/bench/figure.ts';

/*
 * Faults on purpose: `npm run -s drill -- kill --times 1000`. Without a name, all of them. Prints figures as JSON on
 * standard output; what happens is on standard error. The exit code is 1 if a figure is over its goal.
 *   --times 1000  how often the drill `kill` kills
 *   --seed word   another course of chance
 *   --commit id   the older version of the drill `rolling`
 */
interface Options {
  readonly times: number;
  readonly seed: string;
  readonly commit: string;
}
type Drills = Readonly<Record<string, (options: Options) => Promise<Figure[]>>>;

const DRILLS: Drills = {
  kill: async (options) => (await import('#test/drill/kill.ts')).killDrill(options),
  database: async () => (await import('#test/drill/database.ts')).databaseDrill(),
  mail: async () => (await import('#test/drill/mail.ts')).mailDrill(),
  poison: async () => (await import('#test/drill/poison.ts')).poisonDrill(),
  restore: async () => (await import('#test/drill/restore.ts')).restoreDrill(),
  rolling: async ({ commit }) => (await import('#test/drill/rolling.ts')).rollingDrill(commit),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'drill' },
    commit: { type: 'string', default: 'HEAD~100' },
  },
});
const names = positionals.length ? positionals : Object.keys(DRILLS);
process.env.POWERTOOLS_LOG_LEVEL ??= 'SILENT';
const figures: Figure[] = [];
for (const name of names) {
  const drill = DRILLS[name];
  if (!drill) throw new Error(`the drills are ${Object.keys(DRILLS).join(', ')}, not "${name}"`);
  say(`${name} ...`);
  figures.push(...(await drill({ ...values, times: Number(values.times) })));
}
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
process.exit(figures.some(({ value, goal }) => goal !== undefined && !(value <= goal)) ? 1 : 0);
