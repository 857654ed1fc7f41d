import type { Plugin } from 'vite';

/** The letters that every page in our languages is written in. */
const FONT = /inter-latin-wght-normal.*\.woff2$/;

/** Fetches the font beside the code: else a browser asks for it only when the first text is drawn. */
export const fontFirst = (): Plugin => ({
  name: 'font-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
  },
});
