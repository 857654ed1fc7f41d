import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationName } from '#infra/names.ts';
import { type BuiltFunction, readManifest } from '#scripts/build-lambda.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { workers } from '#shared/workers.ts';
import { isFont, sizeOf } from '#test/support/function-sizes.ts';
import { operationsOf } from './support.ts';

const KIB = 1024;
/** The limit of the files that a cold start reads. */
const EAGER = { raw: 800 * KIB, zipped: 250 * KIB };
/** The limit with the parts that load on demand: renderers, mail templates, image codecs. */
const WITH_LIBRARIES = { zipped: 1.5 * KIB * KIB };
/** Fonts of all scripts, of which a document reads those that its letters need. */
const FONTS = { zipped: 13 * KIB * KIB };

const manifest = readManifest() ?? {};
const operations = operationsOf({ routes: allRoutes, jobs, workers });
describe('a built function', () => {
  const over = (measure: (fn: BuiltFunction) => number, limit: number): string[] =>
    Object.entries(manifest).flatMap(([name, fn]) => {
      const size = measure(fn);
      return size > limit ? [`${name} ${Math.round(size / KIB)} KiB`] : [];
    });

  it('is there for each operation', () =>
    expect(operations.map(operationName).filter((name) => !(name in manifest))).toEqual([]));
  it('starts from at most 800 KiB of code', () =>
    expect(over((fn) => sizeOf(fn, fn.eager).raw, EAGER.raw)).toEqual([]));
  it('starts from at most 250 KiB zipped', () =>
    expect(over((fn) => sizeOf(fn, fn.eager).zipped, EAGER.zipped)).toEqual([]));
  it('loads ElectroDB only when it writes', () => {
    const holds = (fn: BuiltFunction, file: string) => readFileSync(join(fn.dir, file), 'utf8').includes('electrodb');
    const early = Object.entries(manifest).filter(([, fn]) => fn.eager.some((file) => holds(fn, file)));
    expect(early.map(([name]) => name)).toEqual([]);
    const late = Object.values(manifest).filter((fn) => fn.lazy.some((file) => holds(fn, file)));
    expect(late.length).toBeGreaterThan(0);
  });
  it('loads, with all it may load later, and exports its handler', () => {
    const env = { AWS_REGION: 'eu-west-1', TABLE_NAME: 'none', PATH: process.env.PATH };
    const { stdout, stderr } = spawnSync(process.execPath, ['test/infra/load-bundles.mjs'], { env, encoding: 'utf8' });
    expect(stdout, stderr).toBe('[]\n');
  });
  it('carries at most 1.5 MB zipped, with all it may load later', () => {
    const code = (fn: BuiltFunction) =>
      sizeOf(
        fn,
        [...fn.eager, ...fn.lazy].filter((file) => !isFont(file)),
      ).zipped;
    expect(over(code, WITH_LIBRARIES.zipped)).toEqual([]);
  });
  it('starts without a font, and carries at most 13 MB of them zipped', () => {
    expect(Object.values(manifest).flatMap(({ eager: files }) => files.filter(isFont))).toEqual([]);
    const fonts = (fn: BuiltFunction) => sizeOf(fn, fn.lazy.filter(isFont)).zipped;
    expect(over(fonts, FONTS.zipped)).toEqual([]);
  });
});
