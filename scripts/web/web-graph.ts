import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** The module with which the browser starts. */
export const START = 'web/app/main.tsx';
/** The module with which the pages of guests start: a build of its own (vite.guest.config.ts). */
export const GUEST_START = 'web/app/guest.tsx';

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

/** Lists the modules that a start may ever fetch with `import()`. */
function targetsOf(graph: WebGraph, start: string): ReadonlySet<string> {
  const targets = new Set<string>();
  const laterOf = (file: string) => [...closureOf(graph, file)].flatMap((one) => graph.get(one)?.later ?? []);
  for (const { target } of laterOf(start)) targets.add(target);
  // A set hands out what is added while it is walked.
  for (const found of targets) for (const { target } of laterOf(found)) targets.add(target);
  return targets;
}

export interface Pieces {
  readonly first: string;
  readonly start: ReadonlySet<string>;
  /** The modules that are fetched later, each with the modules that it adds to those of the start. */
  readonly later: ReadonlyMap<string, ReadonlySet<string>>;
}
export function piecesOf(graph: WebGraph, first: string): Pieces {
  const start = closureOf(graph, first);
  const brings = (target: string) => new Set([...closureOf(graph, target)].filter((file) => !start.has(file)));
  return { first, start, later: new Map([...targetsOf(graph, first)].map((target) => [target, brings(target)])) };
}
