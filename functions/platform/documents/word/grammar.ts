import { refuse } from './problem.ts';

/*
 * The merge language: {path}, {path | format}, {#list}...{/}, {#path}...{/}, {^path}...{/}, {#path == "text"}...{/}.
 * Paths are looked up by own property only; nothing in a template is ever run.
 */
const OPERATORS = ['==', '!=', '>=', '<=', '>', '<'] as const;
type Operator = (typeof OPERATORS)[number];

export interface Tag {
  readonly path: string;
  readonly operator?: Operator;
  readonly literal?: string | number;
  readonly format?: string;
}

const PATH = String.raw`[A-Za-z]\w*(?:\.\w+)*|\.`;
const LITERAL = String.raw`"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?`;
const SHAPE = new RegExp(
  String.raw`^(${PATH})(?:\s*(${OPERATORS.join('|')})\s*(${LITERAL}))?(?:\s*\|\s*([A-Za-z]+))?$`,
);

/** Word turns quotes into curly ones and spaces into hard ones while people type. */
const tidy = (raw: string): string =>
  raw
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u00a0/g, ' ')
    .trim();

export function parseTag(raw: string): Tag | undefined {
  const [, path, operator, literal, format] = SHAPE.exec(tidy(raw)) ?? [];
  if (path === undefined) return undefined;
  const value = literal === undefined ? undefined : /^["']/.test(literal) ? literal.slice(1, -1) : Number(literal);
  return {
    path,
    ...(operator === undefined ? {} : { operator: operator as Operator }),
    ...(value === undefined ? {} : { literal: value }),
    ...(format === undefined ? {} : { format }),
  };
}

/** Own properties only: `constructor` and `__proto__` lead nowhere. */
export function valueAt(scope: unknown, path: string): unknown {
  if (path === '.') return scope;
  let value = scope;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

export function compares(value: unknown, operator: Operator, literal: string | number | undefined): boolean {
  if (operator === '==') return value === literal;
  if (operator === '!=') return value !== literal;
  if (literal === undefined || typeof value !== typeof literal) return false;
  const [a, b] = [value as string | number, literal];
  if (operator === '>') return a > b;
  if (operator === '<') return a < b;
  return operator === '>=' ? a >= b : a <= b;
}

/** Prints a value, by the format named in the tag or by what the value is. */
export type Print = (value: unknown, format: string | undefined) => string;

interface Context {
  readonly scopeList: readonly unknown[];
  readonly meta?: { readonly part?: { readonly module?: string | undefined } };
}

const nearest = (scopes: readonly unknown[], path: string): unknown => {
  for (const scope of scopes.toReversed()) {
    const value = valueAt(scope, path);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The engine asks from the innermost scope outwards, until an answer is not undefined. */
export const mergeParser = (print: Print) => (raw: string) => {
  const tag = parseTag(raw);
  if (!tag) throw refuse({ code: 'badTag', tag: raw });
  return {
    get(scope: unknown, context: Context): unknown {
      if (tag.operator) return compares(nearest(context.scopeList, tag.path), tag.operator, tag.literal);
      const value = valueAt(scope, tag.path);
      const isBlock = context.meta?.part?.module !== undefined;
      return value === undefined || value === null || isBlock ? value : print(value, tag.format);
    },
  };
};
