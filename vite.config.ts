import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { bareContracts } from './scripts/web/bare-contracts.ts';
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
const STRICT = process.env.STRICT === '1';

/** Shared with vitest. */
export const plugins: PluginOption[] = [
  react(),
  babel(macros as Parameters<typeof babel>[0]),
  lingui({ failOnMissing: STRICT }),
];

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|@lingui)[\\/]/;

/** The page names its entry by the module's own name, so that one stays outside of what comes with it. */
const BUT_THE_ENTRY = /^(?!.*(index\.html|[\\/]app[\\/]main\.tsx))/;

/** Used together by nearly every page, so together they are one file each; forms apart, for lists come without. */
const CONTROLS =
  /web[\\/]ui[\\/](controls[\\/](picker|popup|option|list-keys|search-picker|item-chooser|choose-dialog|use-picker)[\w-]*|record[\\/](record-picker|picker-search)|dialog|input|choice|field)\.tsx?$/;
const FORMS =
  /react-hook-form|web[\\/]ui[\\/]form[\\/](fields|form|use-zod-form|resolver|stale|stale-dialog|submit-guard|error-summary)\.tsx?$/;

export default defineConfig({
  root: 'web',
  plugins: [...plugins, bareContracts(), schemasApart(), slimModules(), textsApart({ strict: STRICT })],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR, priority: 10 },
            // A hundred small files before the first page weigh 17 KB more than one, and come later.
            { name: 'start', tags: ['$initial'], test: BUT_THE_ENTRY, priority: 5 },
            { name: 'controls', test: CONTROLS, priority: 4 },
            { name: 'form', test: FORMS, priority: 3 },
          ],
        },
      },
    },
  },
});
