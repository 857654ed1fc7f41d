import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { allRoutes } from '#shared/contracts.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import { emptied } from './emptied.ts';
import { handlerFile, isKitHandler, kitHandlers } from './handlers.ts';

const OUT = 'dist/lambda';
const CHUNKS = `${OUT}/.chunks`;
const MANIFEST = `${OUT}/manifest.json`;
/** A change below these makes the build stale. */
const INPUTS = ['functions', 'shared', 'package-lock.json', 'scripts/build-lambda.ts'];
const ENTRY = /^functions\/domains\/[^/]+\/([^/]+)\/(api|jobs|workers)\/([^/]+)\.ts$/;
const SUFFIX: Readonly<Record<string, string>> = { jobs: '-job', workers: '-worker' };
/** Modules that read files beside them at run time, and the folder they read. */
export const COMPANIONS: Readonly<Record<string, string>> = {
  'functions/platform/documents/fonts.ts': 'functions/platform/documents/fonts',
};

export interface BuiltFunction {
  /** Folder with everything the function needs and nothing else. */
  readonly dir: string;
  readonly handler: string;
  /** Hash of the content: a function whose code has not changed is not deployed again. */
  readonly hash: string;
  /** The code without source maps: the files that a cold start reads, then the files that are read on demand. */
  readonly eager: readonly string[];
  readonly lazy: readonly string[];
}
/** By operation name, `show-list`. */
export type LambdaManifest = Readonly<Record<string, BuiltFunction>>;

/**
 * Library code that no function runs: each entry has a filter of imports and the contents that replace them.
 * Credentials on Lambda are in the environment. A browser's name, a formatter for mails and a checker of our own
 * entity models are of no use there.
 */
const REPLACED: readonly (readonly [filter: RegExp, contents: string, importer?: RegExp])[] = [
  [
    /^@aws-sdk\/credential-provider-node$/,
    `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
  ],
  [/^bowser$/, 'export default {};'],
  // All endpoints are those of Lambda's own region, so no endpoint is discovered.
  [/^@aws-sdk\/endpoint-cache$/, 'export class EndpointCache {}'],
  // We use only the entities of electrodb, and send their parameters ourselves: it must not require whole clients.
  [/^\.\/src\/service$/, 'export class Service {}'],
  [/^@aws-sdk\/(lib|util)-dynamodb$/, 'export {};', /[\\/]electrodb[\\/]/],
  // The printer has a reconciler for each React; ours is the newest.
  [/^\.\/reconciler-(23|31)\.js$/, 'export default undefined;', /[\\/]@react-pdf[\\/]reconciler[\\/]/],
  // Mails are drawn by the renderer that streams. The older one, for `renderToString`, is as large again.
  [/^\.\/cjs\/react-dom-server-legacy\.node\.\w+\.js$/, 'export {};', /[\\/]react-dom[\\/]/],
  [/^prettier\//, 'export const format = (text) => text; export default {};'],
  [
    /^jsonschema$/,
    'export class Validator { validate() { return { valid: true, errors: [] }; } addSchema() {} } Validator.prototype.customFormats = {};',
  ],
];

const slim: Plugin = {
  name: 'slim',
  setup({ onResolve, onLoad }) {
    REPLACED.forEach(([filter, contents, by], i) => {
      onResolve({ filter }, ({ importer }) =>
        by && !by.test(importer) ? undefined : { path: String(i), namespace: 'slim', pluginData: contents },
      );
    });
    onLoad({ filter: /.*/, namespace: 'slim' }, ({ pluginData }) => ({
      contents: pluginData,
      resolveDir: process.cwd(),
    }));
    // zod: only the OpenAPI writer on the developer's machine uses JSON schemas.
    onLoad({ filter: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ }, async ({ path }) => ({
      contents: emptied(await readFile(path, 'utf8')),
    }));
  },
};

/** pdfkit reads its fonts' metrics from its package at run time, but a bundle has no packages. */
const pdfFonts: Plugin = {
  name: 'pdf-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /pdfkit\/js\/pdfkit(\.node)?\.m?js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: source.replace(/require\$1\('#(standard-fonts\/\w+)'\)/g, `require('pdfkit/$1')`) };
    });
  },
};

/** Puts bytes that a package reads from its own folder into the code as text: a bundle has no such folder. */
const wasmInside: Plugin = {
  name: 'wasm-inside',
  setup({ onLoad }) {
    onLoad({ filter: /functions[\\/]platform[\\/]files[\\/]webp-code\.ts$/ }, async ({ path }) => {
      const { webpCode } = (await import(
        pathToFileURL(path).href
      )) as typeof import('#functions/platform/files/webp-code.ts');
      const text = Buffer.from(webpCode).toString('base64');
      return { contents: `export const webpCode = Buffer.from('${text}', 'base64');` };
    });
  },
};

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesBelow(join(path, name))) : [path];

/** Operation name -> entry file. */
export function lambdaEntries(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const file of filesBelow('functions/domains')) {
    const [, domain, kind, operation] = ENTRY.exec(file) ?? [];
    if (!domain || !kind || !operation || /\.(test|fixture)$/.test(operation)) continue;
    const name = `${domain}-${operation}${SUFFIX[kind] ?? ''}`;
    if (entries.has(name)) throw new Error(`${file} and ${entries.get(name)} would both be the function ${name}`);
    entries.set(name, file);
  }
  for (const route of allRoutes.filter(isKitHandler))
    entries.set(`${route.domain}-${kebab(route.operation)}`, handlerFile(route));
  return entries;
}

/** Packages in CommonJS call require for Node's own modules. */
const REQUIRE = `import{createRequire as __r}from'node:module';const require=__r(import.meta.url);`;

export const bundleOptions = (entries: ReadonlyMap<string, string>): BuildOptions => ({
  entryPoints: [...entries].map(([name, file]) => ({ in: file, out: name })),
  outdir: CHUNKS,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  banner: { js: REQUIRE },
  mainFields: ['module', 'main'],
  jsx: 'automatic',
  minify: true,
  // Keeps letters with accents unescaped: escapes double the size of every language but English.
  charset: 'utf8',
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  plugins: [kitHandlers(allRoutes), slim, pdfFonts, wasmInside],
});

type Outputs = Metafile['outputs'];

/** Removes `REQUIRE` from files that do not use it: most of a function's 150, 7 KiB zipped. Line numbers stay. */
function dropIdleRequire(outputs: Outputs): void {
  for (const file of Object.keys(outputs).filter((name) => name.endsWith('.mjs'))) {
    const code = readFileSync(file, 'utf8');
    const own = code.slice(REQUIRE.length);
    if (code.startsWith(REQUIRE) && !/\brequire\b/.test(own)) writeFileSync(file, own);
  }
}

/** Returns a file and all that it imports; with `lazy`, also its later imports by `import()`. */
function closureOf(outputs: Outputs, file: string, lazy: boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external, kind } of outputs[file]?.imports ?? [])
    if (!external && (lazy || kind !== 'dynamic-import')) closureOf(outputs, path, lazy, seen);
  return seen;
}

/** [built file, place in the function's folder] of all that one entry needs. */
function placesOf(outputs: Outputs, entry: string): [string, string][] {
  return [...closureOf(outputs, entry, true)].sort().flatMap((file): [string, string][] => {
    const place = relative(CHUNKS, file);
    const folders = Object.keys(outputs[file]?.inputs ?? {}).flatMap((input) => COMPANIONS[input] ?? []);
    const companions = folders.flatMap((folder) =>
      filesBelow(folder).map((f): [string, string] => [f, join(dirname(place), basename(folder), relative(folder, f))]),
    );
    return [[file, place], [`${file}.map`, `${place}.map`], ...companions];
  });
}

function assemble(name: string, outputs: Outputs): BuiltFunction {
  const [dir, entry] = [`${OUT}/${name}`, `${CHUNKS}/${name}.mjs`];
  const digest = createHash('sha256');
  const eager = [...closureOf(outputs, entry, false)].map((file) => relative(CHUNKS, file)).sort();
  const lazy: string[] = [];
  for (const [from, place] of placesOf(outputs, entry)) {
    const to = join(dir, place);
    mkdirSync(dirname(to), { recursive: true });
    linkSync(from, to);
    if (place.endsWith('.map')) continue;
    digest.update(place).update(readFileSync(from));
    if (!eager.includes(place)) lazy.push(place);
  }
  return { dir, handler: `${name}.handler`, hash: digest.digest('hex'), eager, lazy };
}

/** Builds every function in one go: shared code is bundled once, then linked into the folder of each that uses it. */
export async function buildLambda(): Promise<LambdaManifest> {
  rmSync(OUT, { recursive: true, force: true });
  const entries = lambdaEntries();
  const { metafile } = await build({ ...bundleOptions(entries), metafile: true });
  dropIdleRequire(metafile.outputs);
  const manifest = Object.fromEntries([...entries.keys()].map((name) => [name, assemble(name, metafile.outputs)]));
  writeFileSync(MANIFEST, JSON.stringify(manifest, null, 1));
  return manifest;
}

export const readManifest = (): LambdaManifest | undefined =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as LambdaManifest) : undefined;

function isStale(): boolean {
  if (!existsSync(MANIFEST)) return true;
  const built = statSync(MANIFEST).mtimeMs;
  return INPUTS.flatMap(filesBelow).some((file) => statSync(file).mtimeMs > built);
}

/** The manifest of an up-to-date build. */
export async function freshManifest(): Promise<LambdaManifest> {
  const built = isStale() ? undefined : readManifest();
  return built ?? buildLambda();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = await buildLambda();
  console.log(`${Object.keys(manifest).length} functions in ${OUT}`);
}
