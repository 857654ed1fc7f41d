import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const FUNCTIONS_DIR = 'dist/functions';
export const WEB_DIR = 'dist/web';
const STAMPS = 'dist/.stamps';

interface Part {
  readonly inputs: readonly string[];
  readonly output: string;
  readonly run: () => Promise<unknown>;
}

/** The builds that `npm start` needs. Their tools are loaded only when a build is stale. */
const PARTS = {
  functions: {
    inputs: [
      'functions',
      'shared',
      'package-lock.json',
      'scripts/build.ts',
      'scripts/build-lambda.ts',
      'scripts/local/bundle.ts',
    ],
    output: FUNCTIONS_DIR,
    run: async () => {
      await (await import('./local/bundle.ts')).buildFunctions(FUNCTIONS_DIR);
      await (await import('./local/data-lists.ts')).describeLists(FUNCTIONS_DIR);
    },
  },
  web: {
    inputs: [
      'web',
      'shared',
      'package-lock.json',
      'vite.config.ts',
      'vite.guest.config.ts',
      'scripts/web',
      'scripts/openapi',
      'scripts/reference',
      'lingui.config.ts',
    ],
    output: WEB_DIR,
    run: async () => {
      const { build } = await import('vite');
      // The first build empties the folder.
      for (const configFile of ['vite.config.ts', 'vite.guest.config.ts'])
        await build({ configFile, logLevel: 'warn' });
      (await import('./reference/write.ts')).writeReference(WEB_DIR);
    },
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** Hashes names and contents, so that a checkout that changes only times builds nothing. */
function fingerprint({ inputs }: Part): string {
  const hash = createHash('sha256');
  for (const file of inputs.filter(existsSync).flatMap(filesBelow)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function isFresh(name: PartName): boolean {
  const stamp = join(STAMPS, name);
  const part = PARTS[name];
  return existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(part);
}

export const staleParts = (): PartName[] => (Object.keys(PARTS) as PartName[]).filter((name) => !isFresh(name));

export async function build(names: readonly PartName[]): Promise<void> {
  mkdirSync(STAMPS, { recursive: true });
  for (const name of names) {
    // Taken before the run, so that a change meanwhile is built next time.
    const stamp = fingerprint(PARTS[name]);
    await PARTS[name].run();
    writeFileSync(join(STAMPS, name), stamp);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build(staleParts());
