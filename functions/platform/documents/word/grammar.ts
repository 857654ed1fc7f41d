import { refuse, shortTag } from './problem.ts';

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

interface Part {
  readonly module?: string | undefined;
  readonly value?: unknown;
  readonly subparsed?: readonly Part[] | undefined;
}
interface Context {
  readonly scopeList: readonly unknown[];
  readonly meta?: { readonly part?: Part };
}

const nearest = (scopes: readonly unknown[], path: string): unknown => {
  for (const scope of scopes.toReversed()) {
    const value = valueAt(scope, path);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** Characters that the blocks of a template may produce: nested loops over one list multiply. */
const REPEATED_MAX = 50_000_000;
/** The minimum cost of a part, however little it prints. */
const PART_COST = 50;
const costOf = ({ value }: Part): number => PART_COST + (typeof value === 'string' ? value.length : 0);
const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + costOf(part), 0);

/** Counts the repeated parts of one document, and stops a document that would never end. */
function repeatMeter() {
  const costs = new Map<Part, number>();
  let spent = 0;
  return (part: Part, value: unknown, tag: string): void => {
    const once = costs.get(part) ?? sumOf(part.subparsed ?? []);
    costs.set(part, once);
    spent += once * (Array.isArray(value) ? value.length : 1);
    if (spent > REPEATED_MAX) throw refuse({ code: 'tooLarge', tag: shortTag(tag) });
  };
}

/** The engine asks from the innermost scope outwards, until an answer is not undefined. */
export function mergeParser(print: Print) {
  const repeat = repeatMeter();
  return (raw: string) => {
    const tag = parseTag(raw);
    if (!tag) throw refuse({ code: 'badTag', tag: shortTag(raw) });
    return {
      get(scope: unknown, context: Context): unknown {
        const part = context.meta?.part;
        const isBlock = part?.module !== undefined;
        if (isBlock) repeat(part, valueAt(scope, tag.path), raw);
        if (tag.operator) return compares(nearest(context.scopeList, tag.path), tag.operator, tag.literal);
        const value = valueAt(scope, tag.path);
        return value === undefined || value === null || isBlock ? value : print(value, tag.format);
      },
    };
  };
}
