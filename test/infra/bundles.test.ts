import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { operationName } from '#infra/names.ts';
import { type BuiltFunction, readManifest } from '#scripts/build-lambda.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs, workers } from '#shared/jobs.ts';
import { operationsOf } from './support.ts';

const KIB = 1024;
/** The limit of the files that a cold start reads. */
const EAGER = { raw: 800 * KIB, zipped: 250 * KIB };
/** The extra weight of mails, and of files in a record. The S3 and SES clients load with the first file or mail. */
const SOME = { raw: 0, zipped: 24 * KIB };
/** Functions for items attached to records of several kinds, or that count such items: they know a little of each. */
const KNOWS_SOME =
  /^(task|note|checklist|tag|status|artist|user|company|venue|favorite-subject|icalendar-feed|planning-map|ground-transport|flight|train|lodging|link)-|^session-waiting$/;
/** The extra weight of knowing every area, in functions that need all of it at once. */
const EVERY_AREA = { raw: 88 * KIB, zipped: 66 * KIB };
const KNOWS_EVERY_AREA =
  /^(import|excel-template|system|my-selection|merge|email-message|message-template|word-template|file|contract|quote|purchase-agreement|invoice|payment|show-export)-/;
/** The table of all airports with their places and time zones. */
const AIRPORTS = { raw: 0, zipped: 8 * KIB };
const HAS_AIRPORTS = /^airport-/;
/** The extra weight of a whole show: its queue of options, deal, timetable and copies go into one transaction. */
const SHOW = { raw: 50 * KIB, zipped: 40 * KIB };
const WRITES_SHOWS = /^(show|deal|production|option|webform|itinerary)-/;
/** The limit with the parts that load on demand: renderers, mail templates, image codecs. */
const WITH_LIBRARIES = { zipped: 1.5 * KIB * KIB };
/** Fonts of all scripts, of which a document reads those that its letters need. */
const FONTS = { zipped: 13 * KIB * KIB };
const isFont = (file: string): boolean => /(^|\/)fonts\//.test(file);

const manifest = readManifest() ?? {};
const sizes = new Map<string, { raw: number; zipped: number }>();

function sizeOf({ dir }: BuiltFunction, files: readonly string[]): { raw: number; zipped: number } {
  const total = { raw: 0, zipped: 0 };
  for (const file of files) {
    const content = readFileSync(join(dir, file));
    const size = sizes.get(file) ?? { raw: content.length, zipped: deflateRawSync(content, { level: 9 }).length };
    sizes.set(file, size);
    total.raw += size.raw;
    total.zipped += size.zipped;
  }
  return total;
}

const operations = operationsOf({ routes: allRoutes, jobs, workers });
const storageUsers = new Set(
  operations.filter(({ grants }) => grants.some((grant) => /^(files|mail):/.test(grant))).map(operationName),
);

describe('a built function', () => {
  const over = (measure: (fn: BuiltFunction) => number, limit: (name: string) => number): string[] =>
    Object.entries(manifest).flatMap(([name, fn]) => {
      const size = measure(fn);
      return size > limit(name) ? [`${name} ${Math.round(size / KIB)} KiB`] : [];
    });
  const areas = (name: string, kind: 'raw' | 'zipped') => {
    if (KNOWS_EVERY_AREA.test(name)) return EVERY_AREA[kind];
    if (HAS_AIRPORTS.test(name)) return AIRPORTS[kind];
    return storageUsers.has(name) || KNOWS_SOME.test(name) ? SOME[kind] : 0;
  };
  const eager = (kind: 'raw' | 'zipped') =>
    over(
      (fn) => sizeOf(fn, fn.eager)[kind],
      (name) => EAGER[kind] + areas(name, kind) + (WRITES_SHOWS.test(name) ? SHOW[kind] : 0),
    );

  it('is there for each operation', () =>
    expect(operations.map(operationName).filter((name) => !(name in manifest))).toEqual([]));
  it('starts from at most 800 KiB of code', () => expect(eager('raw')).toEqual([]));
  it('starts from at most 250 KiB zipped', () => expect(eager('zipped')).toEqual([]));
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
    expect(over(code, () => WITH_LIBRARIES.zipped)).toEqual([]);
  });
  it('starts without a font, and carries at most 13 MB of them zipped', () => {
    expect(Object.values(manifest).flatMap(({ eager: files }) => files.filter(isFont))).toEqual([]);
    const fonts = (fn: BuiltFunction) => sizeOf(fn, fn.lazy.filter(isFont)).zipped;
    expect(over(fonts, () => FONTS.zipped)).toEqual([]);
  });
});
