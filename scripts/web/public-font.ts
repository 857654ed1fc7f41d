import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** The product's font under a name without a hash: pages that a function renders name it in their style. */
export const publicFont = (): Plugin => ({
  name: 'public-font',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'fonts/inter.woff2', source: await readFile(FONT) });
  },
});
