import { defineConfig } from 'vite';
import { bareContracts } from './scripts/web/bare-contracts.ts';
import { fontFirst } from './scripts/web/font-first.ts';
import { schemasApart } from './scripts/web/schemas-apart.ts';
import { slimModules } from './scripts/web/slim-modules.ts';
import { textsApart } from './scripts/web/texts-apart.ts';
import { GUEST_START } from './scripts/web/web-graph.ts';
import { FILE_NAMES, plugins, STRICT } from './vite.config.ts';

/**
 * The pages of people without an account are a build of their own. In one build, the modules that both share would lie
 * in files with the shell and the router, which a guest needs none of.
 */
export default defineConfig({
  root: 'web',
  plugins: [
    ...plugins,
    bareContracts(),
    schemasApart(),
    slimModules(),
    textsApart({ strict: STRICT, first: GUEST_START }),
    fontFirst(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    manifest: '.vite/guest-manifest.json',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'web/guest.html',
      output: FILE_NAMES,
    },
  },
});
