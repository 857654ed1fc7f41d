/** Refuses import cycles between domains. An import also counts if it is only of a type or loads later. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Arc, cyclesOf, cycleText, importsOf } from './cycles.ts';

const LAYERS = ['shared', 'functions', 'web'];

const SOURCE = /(?<!\.(?:test|fixture|test-support))\.tsx?$/;

function arcsOf(layer: string): Arc[] {
  const root = join(layer, 'domains');
  const domainOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) ? path.slice(root.length + 1).split('/')[0] : undefined;
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => SOURCE.test(file));
  return files.flatMap((by) => {
    const file = join(root, by);
    const from = domainOf(file) ?? '';
    return importsOf(readFileSync(file, 'utf8')).flatMap((path) => {
      const to = domainOf(path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)));
      return to && to !== from ? [{ from, to, by }] : [];
    });
  });
}

for (const layer of LAYERS) {
  for (const cycle of cyclesOf(arcsOf(layer))) {
    console.log(`${layer}: ${cycleText(cycle)}`);
    process.exitCode = 1;
  }
}
