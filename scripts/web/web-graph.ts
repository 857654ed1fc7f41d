import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The module with which the browser starts. */
export const START = 'web/app/main.tsx';

export interface LaterImport {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}
interface Imports {
  /** Modules that come with this one, then those it fetches with `import()`. */
  readonly now: readonly string[];
  readonly later: readonly LaterImport[];
}
export type WebGraph = ReadonlyMap<string, Imports>;

const resolved = (file: string, request: string): string => {
  if (request.startsWith('#')) return request.slice(1);
  return request.startsWith('.') ? posix.join(posix.dirname(file), request) : request;
};

export function importsOf(file: string, code: string): Imports {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value]));
  return {
    now: [...imported, ...passedOn].map((request) => resolved(file, request)),
    later: dynamicImports.map(({ start, end, moduleRequest }) => ({
      start,
      end,
      target: resolved(file, code.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    })),
  };
}

export const readWebGraph = (): WebGraph =>
  new Map(
    readdirSync('web', { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join('web', name.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|node_modules/.test(file))
      .map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]),
  );

/** Returns a module and all modules that come with it. */
export function closureOf(graph: WebGraph, file: string, seen = new Set<string>()): ReadonlySet<string> {
  const imports = graph.get(file);
  if (!imports || seen.has(file)) return seen;
  seen.add(file);
  for (const other of imports.now) closureOf(graph, other, seen);
  return seen;
}

export interface Pieces {
  readonly start: ReadonlySet<string>;
  /** The modules that are fetched later, each with the modules that it adds to those of the start. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
}
export function piecesOf(graph: WebGraph): Pieces {
  const start = closureOf(graph, START);
  const targets = [...graph.values()].flatMap(({ later }) => later.map(({ target }) => target));
  const brings = (target: string) => new Set([...closureOf(graph, target)].filter((file) => !start.has(file)));
  return { start, later: new Map([...new Set(targets)].map((target) => [target, brings(target)])) };
}
