import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_DIR } from '#scripts/build.ts';

const KB = 1000;
/** Goals of design.md in KB gzip: up to the dashboard, then the addition of a page. */
const GOALS = { first: 180, guest: 150, page: 35, list: 70, planning: 40, onDemand: 60 };

/** The file that every visit loads besides the entry: one language. The sign-in library loads when a token ends. */
const CATALOG = 'locales/en.po';
const ALWAYS = ['index.html', CATALOG];
/** A page's file; a kind whose pages a kit makes has them in one file, with its list. */
const PAGE = /^domains\/[^/]+\/([^/]+)\/pages(?:\/([^/]+))?\.tsx$/;
/** Fetched when a person first asks for it, so part of no page: layers with Chakra, and checking with zod. */
const ON_DEMAND = {
  'first dialog': ['ui/dialog-layer.tsx'],
  'first menu': ['ui/menu-layer.tsx'],
  'first check of a form': ['domains/booking/show/parts/form-schemas.ts'],
};
const DASHBOARD = /^domains\/[^/]+\/dashboard\/pages\//;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Scripts that a visit fetches, in KB gzip, with the goal for them. */
export interface PageSize {
  readonly name: string;
  readonly size: number;
  readonly goal: number;
}

/** A chunk and all it imports at once. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the web build has no ${key}`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) closureOf(manifest, other, seen);
  return seen;
}

/** Finds the texts of a module. The catalog of a build names the folder of its pieces (scripts/web/texts-apart.ts). */
function textsFor(manifest: Manifest, key: string): string[] {
  const catalog = readFileSync(join(WEB_DIR, manifest[CATALOG]?.file ?? ''), 'utf8');
  const [folder] = /texts-en-[\w-]+/.exec(catalog) ?? [];
  if (!folder) throw new Error(`${CATALOG} names no folder of texts`);
  return [`assets/${folder}/${key.replace(/\.tsx?$/, '')}.js`].filter((file) => existsSync(join(WEB_DIR, file)));
}

/** Lists the files that are fetched with a module: its own, its imports, and their texts. */
const fetchedFor = (manifest: Manifest, key: string): string[] => [
  ...[...closureOf(manifest, key)].map((chunk) => manifest[chunk]?.file ?? ''),
  ...textsFor(manifest, key),
];

const sizes = new Map<string, number>();
function zipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(WEB_DIR, file))).length;
  sizes.set(file, known);
  return known;
}
function sizeOf(files: Iterable<string>): number {
  const scripts = [...new Set(files)].filter((file) => /\.m?js$/.test(file));
  return scripts.reduce((sum, file) => sum + zipped(file), 0) / KB;
}

const goalOf = (domain: string, page: string): number => {
  if (domain === 'planning') return GOALS.planning;
  return /(^|-)lists?$/.test(page) ? GOALS.list : GOALS.page;
};

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(WEB_DIR, '.vite', name), 'utf8')) as Manifest;

/** The modules that the first page of a guest's link fetches, in the build of guests (vite.guest.config.ts). */
const DOOR = ['guest.html', CATALOG, 'app/guest-app.tsx', 'domains/agreements/esign/guest/invited.tsx'];
/** All scripts of the first page of a guest's link (issue 29, section 3). */
function doorSize(): PageSize {
  const manifest = manifestOf('guest-manifest.json');
  const files = DOOR.flatMap((key) => fetchedFor(manifest, key));
  return { name: 'all JS of the door of a document to sign', size: sizeOf(files), goal: GOALS.guest };
}

/** Measures the web build as it is: first load, each page, and each thing that is fetched on demand. */
export function pageSizes(): PageSize[] {
  const manifest = manifestOf('manifest.json');
  const keys = Object.keys(manifest);
  const first = [...ALWAYS, ...keys.filter((key) => DASHBOARD.test(key))];
  const loaded = new Set(first.flatMap((key) => fetchedFor(manifest, key)));
  const addedBy = (files: readonly string[]) =>
    sizeOf(files.flatMap((key) => fetchedFor(manifest, key)).filter((file) => !loaded.has(file)));
  const pages = keys.flatMap((key) => {
    const [isPage, domain = '', page = 'list'] = PAGE.exec(key) ?? [];
    if (!isPage || DASHBOARD.test(key)) return [];
    return [{ name: `page ${domain}/${page} adds`, size: addedBy([key]), goal: goalOf(domain, page) }];
  });
  const onDemand = Object.entries(ON_DEMAND).map(([name, files]) => ({
    name: `${name} adds`,
    size: addedBy(files),
    goal: GOALS.onDemand,
  }));
  const start = { name: 'first JS to the dashboard', size: sizeOf(loaded), goal: GOALS.first };
  return [start, doorSize(), ...pages, ...onDemand];
}
