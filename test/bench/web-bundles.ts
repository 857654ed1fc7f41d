import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB_DIR } from '#scripts/build.ts';
import { runScript } from '#scripts/local/terminal.ts';
import { type Figure, figure, say } from './figure.ts';

const KB = 1000;
/** Goals of design.md: up to the dashboard, then the addition of a page. */
const GOALS = { first: 180, page: 35, list: 70, planning: 40, onDemand: 60 };

/** The file that every visit loads besides the entry: one language. The sign-in library loads when a token ends. */
const CATALOG = 'locales/en.po';
const ALWAYS = ['index.html', CATALOG];
/** A page's file; a kind whose pages a kit makes has them in one file, with its list. */
const PAGE = /^domains\/([^/]+)\/pages(?:\/([^/]+))?\.tsx$/;
/** Fetched when a person first asks for it, so part of no page: layers with Chakra, and checking with zod. */
const ON_DEMAND = {
  'first dialog': ['ui/dialog-layer.tsx'],
  'first menu': ['ui/menu-layer.tsx'],
  'first check of a form': ['domains/show/parts/form-schemas.ts'],
};
const DASHBOARD = /^domains\/dashboard\/pages\//;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and all it imports at once. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the web build has no ${key}`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of chunk.imports ?? []) closureOf(manifest, other, seen);
  return seen;
}

/** The folder of a language's pieces, by the module that they belong to (scripts/web/texts-apart.ts). */
const TEXTS = 'assets/texts-en-';
function textsFor(key: string): string[] {
  const folder = readdirSync(join(WEB_DIR, 'assets')).find((name) => `assets/${name}`.startsWith(TEXTS));
  return [`assets/${folder}/${key.replace(/\.tsx?$/, '')}.js`].filter((file) => existsSync(join(WEB_DIR, file)));
}

/** Lists the files that are fetched with a module: its own, its imports, and their texts. */
const fetchedFor = (manifest: Manifest, key: string): string[] => [
  ...[...closureOf(manifest, key)].map((chunk) => manifest[chunk]?.file ?? ''),
  ...textsFor(key),
];

function sizeOf(files: Iterable<string>): number {
  const scripts = [...new Set(files)].filter((file) => /\.m?js$/.test(file));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB_DIR, file))).length, 0) / KB;
}

const goalOf = (domain: string, page: string): number => {
  if (domain === 'planning') return GOALS.planning;
  return /(^|-)lists?$/.test(page) ? GOALS.list : GOALS.page;
};

function pageFigures(manifest: Manifest, loaded: ReadonlySet<string>): Figure[] {
  return Object.keys(manifest).flatMap((key) => {
    const [isPage, domain = '', page = 'list'] = PAGE.exec(key) ?? [];
    if (!isPage || DASHBOARD.test(key)) return [];
    const added = fetchedFor(manifest, key).filter((file) => !loaded.has(file));
    return [figure(`page ${domain}/${page} adds`, 'KB gzip', sizeOf(added), goalOf(domain, page))];
  });
}

const onDemandFigures = (manifest: Manifest, loaded: ReadonlySet<string>): Figure[] =>
  Object.entries(ON_DEMAND).map(([name, keys]) => {
    const added = keys.flatMap((key) => fetchedFor(manifest, key)).filter((file) => !loaded.has(file));
    return figure(`${name} adds`, 'KB gzip', sizeOf(added), GOALS.onDemand);
  });

/** Measures the web build, which is built first when it is missing or old. */
export async function webFigures(): Promise<Figure[]> {
  await runScript('scripts/build.ts');
  const manifest = JSON.parse(readFileSync(join(WEB_DIR, '.vite/manifest.json'), 'utf8')) as Manifest;
  const dashboard = Object.keys(manifest).filter((key) => DASHBOARD.test(key));
  if (dashboard.length === 0) say('the build has no dashboard page: first JS is that of the shell');
  const loaded = new Set([...ALWAYS, ...dashboard].flatMap((key) => fetchedFor(manifest, key)));
  const first = `first JS to the ${dashboard.length > 0 ? 'dashboard' : 'shell'}`;
  return [
    figure(first, 'KB gzip', sizeOf(loaded), GOALS.first),
    ...pageFigures(manifest, loaded),
    ...onDemandFigures(manifest, loaded),
  ];
}
