import * as z from 'zod';
import { PATTERNS } from './patterns.ts';

export type Json = Record<string, unknown>;
type Schema = z.core.$ZodType;

interface Check {
  readonly check?: string;
  readonly tx?: (value: unknown) => unknown;
  readonly fn?: (value: unknown) => unknown;
  readonly error?: unknown;
}
interface Definition {
  readonly type: string;
  readonly catchall?: Schema;
  /** Of a record. */
  readonly partial?: boolean;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}
const definitionOf = (schema: Schema): Definition => schema._zod.def;
const checksOf = (schema: Schema): readonly Check[] => (definitionOf(schema).checks ?? []).map(({ _zod }) => _zod.def);

/** Only a fixed code says which rule of ours a refinement is. */
const codeOf = ({ error }: Check): string => {
  if (typeof error !== 'function') return '';
  try {
    return String(error({ code: 'custom', input: '' }));
  } catch {
    return '';
  }
};

/** A pattern that the server holds against a text in capitals, or in small letters, takes both. */
const anyCase = (pattern: string): string =>
  pattern.replaceAll(/A-Z(?!a-z)/g, 'A-Za-z').replaceAll(/(?<!A-Z)a-z/g, 'A-Za-z');
const changesCase = (checks: readonly Check[]): boolean =>
  checks.some(({ check, tx }) => check === 'overwrite' && /to(Upper|Lower)Case/.test(String(tx)));

/** Adds what a refinement of ours asks of a text. */
function addRule(json: Json, rule: Json): void {
  const { pattern, ...rest } = rule;
  const minLength = Math.max(Number(json.minLength ?? 0), Number(rest.minLength ?? 0));
  Object.assign(json, rest, minLength > 0 ? { minLength } : {});
  if (pattern === undefined) return;
  if (json.pattern === undefined) json.pattern = pattern;
  else json.allOf = [...((json.allOf as Json[] | undefined) ?? []), { pattern }];
}

function describeText(schema: Schema, json: Json): void {
  const checks = checksOf(schema);
  if (typeof json.pattern === 'string' && changesCase(checks)) json.pattern = anyCase(json.pattern);
  for (const check of checks) {
    if (check.check !== 'custom' || !check.fn) continue;
    const { fn } = check;
    const rules = PATTERNS[codeOf(check)] ?? [];
    const rule = rules.find(({ example }) => fn(example));
    if (rule) addRule(json, rule.says);
  }
}

/** A refinement that refuses a list of nothing asks for one entry. */
function describeList(schema: Schema, json: Json): void {
  const refusesNothing = ({ check, fn }: Check) => check === 'custom' && fn?.([]) === false;
  if (checksOf(schema).some(refusesNothing)) json.minItems ??= 1;
}

/**
 * A schema as the server asks it: an unknown field is refused at every depth, and refinements of ours become patterns
 * and formats.
 */
export function schemaOf(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'output') return;
      const json = jsonSchema as Json;
      const { type, catchall, partial } = definitionOf(zodSchema);
      if (type === 'object' && !catchall) json.additionalProperties = false;
      if (type === 'string') describeText(zodSchema, json);
      if (type === 'array') describeList(zodSchema, json);
      // zod asks for every name of a record that takes some of them.
      if (partial) delete json.required;
    },
  }) as Json;
  return rest;
}
