/** Refuses import cycles between domains. An import also counts if it is only of a type or loads later. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Arc, cycleProblems, cyclesOf, importsOf } from './cycles.ts';

interface Layer {
  readonly name: string;
  /** Counts `import()` too. */
  readonly withLazy: boolean;
  /** The domains that may still be in a cycle. */
  readonly allowed: readonly string[];
}
/** `functions` and `shared` have no cycle. The list of `web` shrinks until it is empty. */
const LAYERS: readonly Layer[] = [
  { name: 'shared', withLazy: true, allowed: [] },
  { name: 'functions', withLazy: true, allowed: [] },
  {
    name: 'web',
    withLazy: false,
    allowed: [
      'artist',
      'artist-rider',
      'company',
      'contact',
      'contract',
      'currency',
      'dashboard',
      'excel-template',
      'exclusivity',
      'file',
      'free-field',
      'invoice',
      'link',
      'merge',
      'message-template',
      'my-selection',
      'note',
      'notification',
      'option',
      'paper',
      'payment',
      'planning-map',
      'product',
      'production',
      'purchase-agreement',
      'quote',
      'show',
      'system',
      'tag',
      'task',
      'user',
      'word-template',
    ],
  },
];

const SOURCE = /(?<!\.(?:test|fixture|test-support))\.tsx?$/;

function arcsOf({ name, withLazy }: Layer): Arc[] {
  const root = join(name, 'domains');
  const domainOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file));
  return files.flatMap((by) => {
    const file = join(root, by);
    const from = domainOf(file) ?? '';
    return importsOf(readFileSync(file, 'utf8'), withLazy).flatMap((path) => {
      const to = domainOf(path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)));
      return to && to !== from ? [{ from, to, by }] : [];
    });
  });
}

for (const layer of LAYERS) {
  for (const problem of cycleProblems(cyclesOf(arcsOf(layer)), layer.allowed)) {
    console.log(`${layer.name}: ${problem}`);
    process.exitCode = 1;
  }
}
