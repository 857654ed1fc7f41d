import { type BuiltFunction, freshManifest } from '#scripts/build-lambda.ts';
import { isFont, type Size, sizeOf } from '#test/support/function-sizes.ts';
import { type Figure, figure } from './figure.ts';
import { importFigures } from './import-cpu.ts';

const KIB = 1024;
/** design.md: what a function starts from, and with what it loads later. The median of issue 33. */
const GOALS = { raw: 800, medianRaw: 450, zipped: 250, whole: 1.5 * KIB, fonts: 13 * KIB };

const total = (fn: BuiltFunction, files: readonly string[], kind: keyof Size): number => sizeOf(fn, files)[kind] / KIB;

function spread(
  name: string,
  values: readonly (readonly [string, number])[],
  goal: number,
  medianGoal = goal,
): Figure[] {
  const sorted = [...values].sort(([, a], [, b]) => a - b);
  const [, median = 0] = sorted[Math.floor(sorted.length / 2)] ?? [];
  const [worst = '', most = 0] = sorted.at(-1) ?? [];
  return [
    figure(`${sorted.length} functions, ${name}: median`, 'KiB', median, medianGoal),
    figure(`${sorted.length} functions, ${name}: worst, ${worst}`, 'KiB', most, goal),
  ];
}

/** Sizes of the built functions, made first where they are missing or old. */
export async function functionFigures(): Promise<Figure[]> {
  const manifest = await freshManifest();
  const built = Object.entries(manifest);
  const of = (measure: (fn: BuiltFunction) => number) => built.map(([name, fn]) => [name, measure(fn)] as const);
  return [
    ...spread(
      'start, raw',
      of((fn) => total(fn, fn.eager, 'raw')),
      GOALS.raw,
      GOALS.medianRaw,
    ),
    ...spread(
      'start, zipped',
      of((fn) => total(fn, fn.eager, 'zipped')),
      GOALS.zipped,
    ),
    ...spread(
      'all but fonts, zipped',
      of((fn) => total(fn, [...fn.eager, ...fn.lazy.filter((file) => !isFont(file))], 'zipped')),
      GOALS.whole,
    ),
    ...spread(
      'fonts, zipped',
      of((fn) => total(fn, fn.lazy.filter(isFont), 'zipped')),
      GOALS.fonts,
    ),
    ...(await importFigures(manifest)),
  ];
}
