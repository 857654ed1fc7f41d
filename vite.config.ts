import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { bareContracts } from './scripts/web/bare-contracts.ts';
import { schemasApart } from './scripts/web/schemas-apart.ts';
import { slimModules } from './scripts/web/slim-modules.ts';

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

/** Shared with vitest. STRICT=1 fails the build on a text without its translation. */
export const plugins: PluginOption[] = [
  react(),
  babel(macros as Parameters<typeof babel>[0]),
  lingui({ failOnMissing: process.env.STRICT === '1' }),
];

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|@lingui)[\\/]/;

export default defineConfig({
  root: 'web',
  plugins: [...plugins, bareContracts(), schemasApart(), slimModules()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR, priority: 10 }] } },
    },
  },
});
