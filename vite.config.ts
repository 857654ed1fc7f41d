import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';

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

/**
 * A schema nobody uses should go, and zod with it. Calls may be called pure by name only, and a plain `z` is a local
 * variable in other libraries (in Amplify's SRP it is the whole computation): so ours get a name of their own.
 */
const PURE = 'backlineSchema';
const pureSchemas: PluginOption = {
  name: 'pure-schemas',
  transform: {
    filter: { id: /[\\/](shared|web)[\\/].*\.tsx?$/, code: /import \* as z from ['"]zod['"]/ },
    handler: (code) => ({
      code: code.replace(/import \* as z from/, `import * as ${PURE} from`).replace(/(?<![\w$.])z(?=\.)/g, PURE),
      map: null,
    }),
  },
};

const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|@lingui)[\\/]/;

export default defineConfig({
  root: 'web',
  plugins: [...plugins, pureSchemas],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: [PURE] },
      output: { codeSplitting: { groups: [{ name: 'vendor', test: VENDOR, priority: 10 }] } },
    },
  },
});
