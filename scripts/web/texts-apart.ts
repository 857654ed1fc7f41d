import { basename, relative } from 'node:path';
import { getFormat } from '@lingui/cli/api';
import { normalizePath, type Plugin } from 'vite';
import { unreachedTexts } from './texts-proven.ts';
import { importsOf, type Pieces, piecesOf, readWebGraph } from './web-graph.ts';

type Texts = Readonly<Record<string, unknown>>;
const PIECE = /\.po\?./;
const fileOf = (id: string): string => normalizePath(relative('.', id));

/** Which texts stand in any of these files; a text that names no file is everyone's. */
async function originsOf(catalog: string) {
  const format = await getFormat('po', {}, 'en');
  const entries = (await format.read(catalog, basename(catalog, '.po'))) ?? {};
  const origins = new Map(Object.entries(entries).map(([id, { origin = [] }]) => [id, origin.map(([file]) => file)]));
  return (id: string, files: ReadonlySet<string>) => origins.get(id)?.some((file) => files.has(file)) ?? true;
}

const compiledTexts = async (code: string): Promise<Texts> =>
  (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).messages;

const moduleOf = (texts: readonly (readonly [string, unknown])[]): string =>
  `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;

/** One catalog as modules: that of the start, and one for each module fetched later that brings texts. */
async function cut(id: string, code: string, { start, later }: Pieces) {
  const standsIn = await originsOf(id);
  const texts = Object.entries(await compiledTexts(code));
  const atStart = new Set(texts.filter(([text]) => standsIn(text, start)));
  const rest = texts.filter((text) => !atStart.has(text));
  const pieces = [...later].map(([target, files]) => [target, rest.filter(([text]) => standsIn(text, files))] as const);
  return { atStart: moduleOf([...atStart]), pieces: pieces.filter(([, own]) => own.length > 0) };
}

/** Every `import()` of a module that brings others waits for their texts too; both are fetched at once. */
function withTextsIn(file: string, code: string, { later }: Pieces) {
  const wrapped = importsOf(file, code)
    .later.filter(({ target }) => later.get(target)?.size)
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, target }) => {
      const call = `withTexts(${JSON.stringify(target)}, ${text.slice(start, end)})`;
      return text.slice(0, start) + call + text.slice(end);
    }, code);
  return wrapped === code
    ? null
    : { code: `import { withTexts } from '#web/platform/i18n.ts';\n${wrapped}`, map: null };
}

/**
 * The catalogs grow with every page, and the first page needs a tenth of them: in the browser build a catalog holds the
 * texts of what the start imports, and around each `import()` goes the fetching of the texts that its modules add.
 */
export function textsApart({ strict }: { readonly strict: boolean }): Plugin {
  const modules = new Map<string, string>();
  let pieces: Pieces = { start: new Set(), later: new Map() };
  return {
    name: 'texts-apart',
    apply: 'build',
    buildStart() {
      pieces = piecesOf(readWebGraph());
    },
    resolveId: (id) => (PIECE.test(id) ? id : null),
    load: (id) => (PIECE.test(id) ? { code: modules.get(id) ?? '', moduleType: 'js' } : null),
    transform: {
      filter: { id: /[\\/]web[\\/](?!.*node_modules).*\.(tsx?|po)$/ },
      async handler(code, id) {
        if (!id.endsWith('.po')) return withTextsIn(fileOf(id), code, pieces);
        const { atStart, pieces: later } = await cut(id, code, pieces);
        modules.set(id, atStart);
        for (const [target, texts] of later) modules.set(`${id}?${target}`, moduleOf(texts));
        const loads = later.map(
          ([target]) => `${JSON.stringify(target)}: () => import(${JSON.stringify(`${id}?${target}`)})`,
        );
        return { code: `${atStart}\nexport const pieces = { ${loads.join(', ')} };`, map: null, moduleType: 'js' };
      },
    },
    generateBundle() {
      const unreached = unreachedTexts(this, pieces, modules);
      if (unreached.length === 0) return;
      const line = `texts that moved since \`npm run messages\` come too late: ${unreached.join(', ')}`;
      if (strict) this.error(line);
      else this.warn(line);
    },
  };
}
