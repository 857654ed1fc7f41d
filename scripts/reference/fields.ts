import type * as z from 'zod';
import { type Json, schemaOf } from '../openapi/schema.ts';

/** A field as the reference lists it. */
export interface Field {
  /** `address.city`; `lines[].vatRateId` in a list. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
}
/** Deeper fields are in the OpenAPI document. */
const MAX_DEPTH = 2;
const MAX_VALUES = 8;
const RECORD_ID = '^[0-7][0-9A-HJKMNP-TV-Z]{25}$';

const list = (value: unknown): Json[] => (Array.isArray(value) ? value : []);

function namesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map(String).join(' | ');
  return values.length > MAX_VALUES ? `${shown} | …` : shown;
}

function typeOf(schema: Json): string {
  const { type, const: fixed, enum: values, pattern, format, anyOf, items } = schema;
  if (fixed !== undefined) return String(fixed);
  if (Array.isArray(values)) return namesOf(values);
  if (Array.isArray(anyOf)) return [...new Set(list(anyOf).map(typeOf))].join(' or ');
  if (pattern === RECORD_ID) return 'id';
  if (type === 'array') return `list of ${typeOf((items ?? {}) as Json)}`;
  if (type === 'string' && format) return String(format);
  return typeof type === 'string' ? type : 'value';
}

/** Finds the object that a schema describes, or whose list it describes. */
function objectIn(schema: Json): { readonly object: Json; readonly suffix: string } | undefined {
  if (schema.properties) return { object: schema, suffix: '.' };
  if (schema.type !== 'array') return undefined;
  const inner = objectIn((schema.items ?? {}) as Json);
  return inner && { object: inner.object, suffix: `[]${inner.suffix}` };
}

function below(schema: Json, prefix: string, depth: number): Field[] {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).flatMap(([name, part]) => {
    const field = { path: prefix + name, type: typeOf(part), isRequired: required.includes(name) };
    const inner = depth < MAX_DEPTH ? objectIn(part) : undefined;
    return [field, ...(inner ? below(inner.object, `${prefix}${name}${inner.suffix}`, depth + 1) : [])];
  });
}

/** Lists the fields of a body, a query or an answer. */
export function fieldsIn(schema: z.core.$ZodType | undefined, side: 'input' | 'output'): Field[] {
  const found = schema && objectIn(schemaOf(schema, side));
  return found ? below(found.object, found.suffix.startsWith('[]') ? '[].' : '', 1) : [];
}
