import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundleOptions, COMPANIONS, lambdaEntries } from '../build-lambda.ts';

/** `functions/domains/booking/show/api/list.ts` -> `show.api.list` */
const flatName = (file: string): string =>
  file
    .replace(/^functions\/domains\/[^/]+\//, '')
    .replace(/\.ts$/, '')
    .replaceAll('/', '.');

/** As deployed, but readable, for the Node that runs here, and in one folder: all functions share their modules. */
export const localBundle = (outdir: string): BuildOptions => ({
  ...bundleOptions(lambdaEntries()),
  entryPoints: [...lambdaEntries().values()].map((file) => ({ in: file, out: flatName(file) })),
  outdir,
  target: 'node20',
  minify: false,
});

/** Modules find the files they read beside themselves, and they may end up in an entry or in a chunk. */
export function copyCompanions(outdir: string): void {
  for (const folder of Object.values(COMPANIONS)) {
    for (const place of ['.', 'chunks']) cpSync(folder, join(outdir, place, basename(folder)), { recursive: true });
  }
}

export async function buildFunctions(outdir: string): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  await build(localBundle(outdir));
  copyCompanions(outdir);
}
