import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { bareContracts } from './scripts/web/bare-contracts.ts';
import { chunks } from './scripts/web/chunks.ts';
import { fontFirst } from './scripts/web/font-first.ts';
import { publicFont } from './scripts/web/public-font.ts';
import { schemasApart } from './scripts/web/schemas-apart.ts';
import { slimModules } from './scripts/web/slim-modules.ts';
import { textsApart } from './scripts/web/texts-apart.ts';

// Babel reads only the files that import a Lingui macro; everything else stays on oxc.
const macros = {
  presets: [
    {
      preset: { plugins: ['@lingui/babel-plugin-lingui-macro'] },
      rolldown: { filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ } },
    },
  ],
  parserOpts: { plugins: ['typescript', 'jsx'] },
};

/** STRICT=1 fails the build on a text without its translation, and on one whose place the catalogs do not know. */
export const STRICT = process.env.STRICT === '1';

/** Shared with vitest. */
export const plugins: PluginOption[] = [
  react(),
  babel(macros as Parameters<typeof babel>[0]),
  lingui({ failOnMissing: STRICT }),
];

/** The files of a start keep their names, which the page and its checks look for. */
const NAMED = /^(vendor|start|rolldown-runtime)$/;
/**
 * The start lists the files of all pages, so each letter of a name is fetched by everyone. The manifest tells the module
 * of a file. Seven signs tell versions apart as well as eight, and fewer are not taken.
 */
export const FILE_NAMES = {
  chunkFileNames: ({ name }: { readonly name: string }) =>
    NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  entryFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    name.endsWith('.css') && name !== 'start.css' ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
};

/** Files that are there before anything is fetched. */
const STARTED = /^assets[\\/](vendor|start|rolldown-runtime)-/;

export default defineConfig({
  root: 'web',
  plugins: [
    ...plugins,
    bareContracts(),
    schemasApart(),
    slimModules(),
    textsApart({ strict: STRICT }),
    fontFirst(),
    publicFont(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // What fetches a part later on came with these itself.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !STARTED.test(file)) : files,
    },
    rolldownOptions: {
      onLog(level, log, handle) {
        // Such an import divides nothing: either all ask for the part later, or none does.
        if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
        handle(level, log);
      },
      output: {
        codeSplitting: { groups: chunks },
        ...FILE_NAMES,
      },
    },
  },
});
