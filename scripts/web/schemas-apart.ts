import type { Plugin } from 'vite';
import { callsIn, declaredBy, importedBy, markPure, type Node, namesIn } from './syntax.ts';

const PLAIN = '?plain';
const SCHEMAS = '?schemas';
/** Modules of which a form fetches the schemas alone: their constants may be in the start already. */
const FETCHED = /^#shared\/.*schemas\.ts$/;
/** Modules of which only the data are fetched: the whole module would bring zod to every page that reads the data. */
const FETCHED_DATA = /^#shared\/data\//;
const isHalf = (id: string): boolean => id.endsWith(PLAIN) || id.endsWith(SCHEMAS);
/** By our naming a schema is Pascal case, a constant is upper case and a function starts small. */
const SCHEMA_NAME = /^[A-Z](?=.*[a-z])/;

interface Part {
  readonly text: string;
  readonly names: readonly string[];
  readonly reads: ReadonlySet<string>;
  readonly exported: boolean;
}

function partOf(code: string, statement: Node): Part {
  const { declaration, names } = declaredBy(statement);
  const constant = declaration.type === 'VariableDeclaration';
  const calls = constant ? callsIn(declaration).map((at) => at - statement.start) : [];
  return {
    text: markPure(code.slice(statement.start, statement.end), calls),
    names,
    reads: new Set(namesIn(statement)),
    exported: statement.type === 'ExportNamedDeclaration',
  };
}

/** Finds the declarations that need zod, directly or through each other. */
function schemasAmong(parts: readonly Part[], imported: readonly string[]): ReadonlySet<Part> {
  const names = new Set(imported.filter((name) => name === 'z' || SCHEMA_NAME.test(name)));
  const found = new Set<Part>();
  const needsZod = ({ names: own, reads }: Part) =>
    own.some((name) => SCHEMA_NAME.test(name)) || [...reads].some((name) => names.has(name));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const part of parts.filter(needsZod)) {
      found.add(part);
      for (const name of part.names) names.add(name);
    }
  }
  return found;
}

const list = (names: readonly string[], from?: string): string =>
  `{ ${names.join(', ')} }${from ? ` from ${JSON.stringify(from)}` : ''};`;

interface Halves {
  readonly plain: string;
  readonly schemas: string;
  /** The code that replaces the module itself. */
  readonly both: string;
}
/** Neither half imports the whole, so they run in the right order: the schemas read constants of the first. */
function halvesOf(code: string, body: readonly Node[], id: string): Halves {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const parts = body.filter((statement) => !imports.includes(statement)).map((statement) => partOf(code, statement));
  const schemas = schemasAmong(parts, imports.flatMap(importedBy));
  const plain = parts.filter((part) => !schemas.has(part));
  /** A half imports only what it reads. Other imports would bring the other half, and its imports, into the chunk. */
  const head = (chosen: Iterable<Part>) => {
    const read = new Set([...chosen].flatMap(({ reads }) => [...reads]));
    return imports
      .filter((statement) => importedBy(statement).some((name) => read.has(name)))
      .map(({ start, end }) => code.slice(start, end));
  };
  const namesOf = (chosen: Iterable<Part>) => [...chosen].flatMap(({ names }) => names);
  const needed = namesOf(plain).filter((name) => [...schemas].some(({ reads }) => reads.has(name)));
  const hidden = namesOf(plain.filter(({ exported }) => !exported)).filter((name) => needed.includes(name));
  const texts = (chosen: Iterable<Part>) => [...chosen].map(({ text }) => text);
  const given = (chosen: Iterable<Part>) => namesOf([...chosen].filter(({ exported }) => exported));
  return {
    plain: [...head(plain), ...texts(plain), `export ${list(hidden)}`].join('\n'),
    schemas: [...head(schemas), `import ${list(needed, id + PLAIN)}`, ...texts(schemas)].join('\n'),
    both: [`export ${list(given(plain), id + PLAIN)}`, `export ${list(given(schemas), id + SCHEMAS)}`].join('\n'),
  };
}

/**
 * Splits modules of shared/, which only declare, in the browser build: their schemas become a separate module. A chunk
 * takes a module as a whole. A module with date arithmetic for all pages and a schema for one form would bring zod to
 * all pages.
 */
export function schemasApart(): Plugin {
  const apart = new Map<string, string>();
  return {
    name: 'schemas-apart',
    apply: 'build',
    resolveId: {
      // Before Vite's own resolver, which would resolve such a name itself.
      order: 'pre',
      async handler(id, importer, { kind }) {
        if (isHalf(id)) return id;
        const half = FETCHED.test(id) ? SCHEMAS : FETCHED_DATA.test(id) && PLAIN;
        const whole = kind === 'dynamic-import' && half ? await this.resolve(id, importer) : null;
        if (!whole) return null;
        await this.load(whole);
        return whole.id + half;
      },
    },
    load: (id) => (isHalf(id) ? { code: apart.get(id) ?? '', moduleType: 'js', moduleSideEffects: false } : null),
    transform: {
      filter: { id: /[\\/]shared[\\/](?!.*node_modules).*\.ts$/ },
      handler(code, id) {
        const { plain, schemas, both } = halvesOf(code, this.parse(code).body, id);
        apart.set(id + PLAIN, plain).set(id + SCHEMAS, schemas);
        return { code: both, map: null, moduleSideEffects: false };
      },
    },
  };
}
