import { resolve } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';
import type { Pieces } from './web-graph.ts';

type Context = Rolldown.PluginContext;
/** How the macros leave a text behind; other things are called `id` too, so only those of a catalog count. */
const TEXT = /\bid: ?"([^"]{6})"/g;

/** A text's key in the source of a catalog's module, where quotes are escaped, or of a piece of it. */
const KEY = /"([^"\\]{6})\\?":/g;
const foundIn = (code: string, pattern: RegExp) => new Set([...code.matchAll(pattern)].map(([, text = '']) => text));

interface Module {
  readonly imports: readonly string[];
  readonly texts: ReadonlySet<string>;
}
/** The bundler hands out a copy each time, so each module is asked for once. */
function moduleReader(context: Context) {
  const read = new Map<string, Module>();
  return (id: string): Module => {
    const known = read.get(id);
    if (known) return known;
    const info = id.includes('node_modules') ? null : context.getModuleInfo(id);
    const module = { imports: info?.importedIds ?? [], texts: foundIn(info?.code ?? '', TEXT) };
    read.set(id, module);
    return module;
  };
}

function shownBy(read: (id: string) => Module, target: string): ReadonlySet<string> {
  const seen = new Set([target]);
  // A set hands out what is added while it is walked.
  for (const id of seen) for (const other of read(id).imports) seen.add(other);
  return new Set([...seen].flatMap((id) => [...read(id).texts]));
}

/** By the bundler's own graph: texts of a catalog that a module shows and that are not fetched with it. */
export function unreachedTexts(
  context: Context,
  { first, later }: Pieces,
  modules: ReadonlyMap<string, string>,
): string[] {
  const read = moduleReader(context);
  const held = new Map([...modules].map(([id, code]) => [id, foundIn(code, KEY)]));
  const known = new Set([...held.values()].flatMap((texts) => [...texts]));
  const catalogs = [...held.keys()].filter((id) => id.endsWith('.po'));
  const comes = (target: string, text: string) =>
    catalogs.every((id) => held.get(id)?.has(text) || held.get(`${id}?${target}`)?.has(text));
  return [first, ...later.keys()].flatMap((target) =>
    [...shownBy(read, normalizePath(resolve(target)))]
      .filter((text) => known.has(text) && !comes(target, text))
      .map((text) => `${text} of ${target}`),
  );
}
