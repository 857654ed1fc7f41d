import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { getFormat } from '@lingui/cli/api';
import { normalizePath, type Plugin } from 'vite';
import { unreachedTexts } from './texts-proven.ts';
import { importsOf, type Pieces, piecesOf, readWebGraph, START } from './web-graph.ts';

type Texts = Readonly<Record<string, unknown>>;
type Cut = readonly (readonly [string, unknown])[];
/** The language of the sources: what it does not say, none says. */
const SOURCE = 'web/locales/en.po';
const fileOf = (id: string): string => normalizePath(relative('.', id));
const textsOf = (target: string): string => target.replace(/^web\//, '').replace(/\.tsx?$/, '');

/** In which files each text stands. */
async function originsIn(catalog: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const format = await getFormat('po', {}, 'en');
  const entries = (await format.read(catalog, basename(catalog, '.po'))) ?? {};
  return new Map(Object.entries(entries).map(([id, { origin = [] }]) => [id, origin.map(([file]) => file)]));
}

/** Each module fetched later whose files bring texts that the start has not, with those. */
async function speakersOf({ start, later }: Pieces): Promise<Pieces['later']> {
  const origins = [...(await originsIn(SOURCE)).values()].filter((files) => !files.some((file) => start.has(file)));
  return new Map([...later].filter(([, own]) => origins.some((files) => files.some((file) => own.has(file)))));
}

const compiledTexts = async (code: string): Promise<Texts> =>
  (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)).messages;

/** One catalog cut: what the start needs, and for each module fetched later the texts that it adds. */
async function cut(id: string, code: string, start: Pieces['start'], later: Pieces['later']) {
  const origins = await originsIn(id);
  // A text that names no file is everyone's.
  const standsIn = (text: string, files: ReadonlySet<string>) =>
    origins.get(text)?.some((file) => files.has(file)) ?? true;
  const texts = Object.entries(await compiledTexts(code));
  const atStart = new Set(texts.filter(([text]) => standsIn(text, start)));
  const rest = texts.filter((text) => !atStart.has(text));
  return {
    atStart: [...atStart],
    pieces: [...later].map(([target, files]) => [target, rest.filter(([text]) => standsIn(text, files))] as const),
  };
}

const json = (texts: Cut): string => JSON.stringify(Object.fromEntries(texts));
const catalogModule = (texts: Cut, folder: string): string => `
  export const messages = JSON.parse(${JSON.stringify(json(texts))});
  export const piece = (name) => import(/* @vite-ignore */ \`./${folder}/\${name}.js\`);`;
const pieceModule = (texts: Cut): string => `export const messages=${json(texts)}`;

/** Every `import()` of a module that brings texts waits for them too; both are fetched at once. */
function withTextsIn(file: string, code: string, speakers: Pieces['later']) {
  const wrapped = importsOf(file, code)
    .later.filter(({ target }) => speakers.has(target))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, target }) => {
      const call = `withTexts(${JSON.stringify(textsOf(target))}, ${text.slice(start, end)})`;
      return text.slice(0, start) + call + text.slice(end);
    }, code);
  return wrapped === code
    ? null
    : { code: `import { withTexts } from '#web/platform/i18n.ts';\n${wrapped}`, map: null };
}

/** Pieces lie in a folder whose name tells versions of the language apart, so where each lies need not be listed. */
const folderOf = (id: string, pieces: readonly string[]): string =>
  `texts-${basename(id, '.po')}-${createHash('sha256').update(pieces.join()).digest('base64url').slice(0, 8)}`;

/**
 * The catalogs grow with every page, and the first page needs a tenth of them: in the browser build a catalog holds the
 * texts of what the start imports, and around each `import()` goes the fetching of the texts that its modules add.
 */
interface Options {
  readonly strict: boolean;
  /** The module with which the browser starts. */
  readonly first?: string;
}
export function textsApart({ strict, first = START }: Options): Plugin {
  const modules = new Map<string, string>();
  let pieces: Pieces = { first, start: new Set(), later: new Map() };
  let speakers: Pieces['later'] = new Map();
  return {
    name: 'texts-apart',
    apply: 'build',
    async buildStart() {
      pieces = piecesOf(readWebGraph(), first);
      speakers = await speakersOf(pieces);
    },
    transform: {
      filter: { id: /[\\/]web[\\/](?!.*node_modules).*\.(tsx?|po)$/ },
      async handler(code, id) {
        if (!id.endsWith('.po')) return withTextsIn(fileOf(id), code, speakers);
        const catalog = await cut(id, code, pieces.start, speakers);
        const later = catalog.pieces.map(([target, texts]) => [target, pieceModule(texts)] as const);
        const folder = folderOf(id, later.flat());
        const atStart = catalogModule(catalog.atStart, folder);
        modules.set(id, atStart);
        for (const [target, source] of later) {
          modules.set(`${id}?${target}`, source);
          this.emitFile({ type: 'asset', fileName: `assets/${folder}/${textsOf(target)}.js`, source });
        }
        return { code: atStart, map: null, moduleType: 'js' };
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
