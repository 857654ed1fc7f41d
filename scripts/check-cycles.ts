/**
 * Refuses import cycles between domains, and imports of a higher area. An import also counts if it is only of a type or
 * loads later.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Arc, cyclesOf, cycleText, importsOf, upwardText } from './cycles.ts';
import { AREAS, domainFolders, type Layer } from './domain-folders.ts';

const LAYERS: readonly Layer[] = ['shared', 'functions', 'web'];

const SOURCE = /(?<!\.(?:test|fixture|test-support))\.tsx?$/;
/** `functions/domains/booking/show/store.ts` is of the domain `booking/show`. */
const domainOf = (path: string): string | undefined => /^\w+\/domains\/([^/]+\/[^/]+)\//.exec(path)?.[1];

function arcsOf(layer: Layer): Arc[] {
  const files = [...domainFolders(layer).values()].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => {
    const from = domainOf(file) ?? '';
    return importsOf(readFileSync(file, 'utf8')).flatMap((path) => {
      const target = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
      const to = target.startsWith(`${layer}/`) ? domainOf(target) : undefined;
      return to && to !== from ? [{ from, to, by: file.slice(`${layer}/domains/`.length) }] : [];
    });
  });
}

for (const layer of LAYERS) {
  const arcs = arcsOf(layer);
  const problems = [...cyclesOf(arcs).map(cycleText), ...upwardText(arcs, AREAS)];
  for (const problem of problems) console.log(`${layer}: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
