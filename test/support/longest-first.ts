import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Each runs for a quarter of a minute or more: begun last, it would leave the other workers idle. */
const LONG = [
  'every-endpoint',
  'local/generators',
  'local/kill',
  'local/cognito',
  'local/official-rules',
  'link/code',
  'link/link',
];

/** Files of many small ones come last: they fill what is left at the end evenly. */
function turn({ moduleId, project }: TestSpecification): number {
  const place = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  if (place >= 0) return place;
  return project.config.isolate ? LONG.length : LONG.length + 1;
}

/** A fresh clone knows no times, and vitest would go project by project, by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    return sorted.toSorted((a, b) => turn(a) - turn(b));
  }
}
