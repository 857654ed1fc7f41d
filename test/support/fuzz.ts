import * as fc from 'fast-check';
import * as z from 'zod';
import type { Alias, Route } from '#shared/kernel/contract/route.ts';
import type { RawCall } from './api.ts';

/*
 * Input from a route's own schema: a valid sample, and the sample with one value of the wrong type. The shape is read
 * from the JSON schema of the input side, so a new endpoint is covered as soon as its contract has it.
 */
interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** `false` where a list ends with its prefix. */
  readonly items?: Shape | false;
  /** The shapes of a tuple, in their order. */
  readonly prefixItems?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
}
type Schema = z.core.$ZodType;
export type Path = readonly (string | number)[];

const shapes = new WeakMap<Schema, Shape>();
/** Reads the shape of a schema, once: fuzzing asks for the same schemas again and again. */
function shapeOf(schema: Schema): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  // A union by a discriminator is one as any other.
  const shape = JSON.parse(JSON.stringify(json).replaceAll('"oneOf"', '"anyOf"')) as Shape;
  shapes.set(schema, shape);
  return shape;
}

const ID = '^[0-7][0-9A-HJKMNP-TV-Z]{25}$';
const SAMPLES: Readonly<Record<string, unknown>> = { boolean: true, integer: 1, number: 1, null: null };

/** Values to try for a text whose schema alone does not tell its form. */
const TEXTS = [
  // The number of an electronic address of the first kind.
  'ATU12345678',
  ...[
    'text sample',
    '2027-05-21T20:00',
    '2027-05-21T22:00',
    '2027-05-21',
    '20:00',
    'Europe/Amsterdam',
    'a@test.example',
  ],
  ...[
    'NL',
    'USD',
    'AMS',
    '1001',
    'NL91ABNA0417164300',
    '1.25',
    'https://calendar.example/feed.ics',
    'sk_test_12345678',
  ],
  ...['2026', '2026-03', '3', '4f6c2a90-3d1b-4e57-9a08-1c2d3e4f5a6b', '123456'],
  // An id of Webflow.
  '580e63fc8c9a982ac9b8b745',
];

/** Returns the id to use for a field of this name. */
export type Ids = (field: string) => string;

function textFor(shape: Shape, ids: Ids, field: string): string {
  if (shape.pattern === ID) return ids(field);
  if (shape.format === 'date-time') return '2027-05-21T20:00:00.000Z';
  const known = [
    ...TEXTS,
    '#FF0A81',
    'EUR',
    'NL',
    '',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    'A'.repeat(43),
    'A'.repeat(22),
    // The public key of a browser.
    'A'.repeat(87),
    '/show',
    // The name of an attempt to pay by card, and the id of an event.
    '01ARZ3NDEKTSV4RRFFQ69G5FAV-1',
    // The name of a job.
    'show.optionReminders',
  ];
  const fits = known.find((text) => !shape.pattern || new RegExp(shape.pattern, 'u').test(text));
  return fits ?? '';
}

const elementOf = ({ prefixItems, items }: Shape, place: number): Shape | undefined =>
  prefixItems?.[place] ?? (items || undefined);
const partsOf = ({ anyOf = [], allOf = [] }: Shape): readonly Shape[] => [...anyOf, ...allOf];
const leads = (shape: Shape, step: string | number | undefined): boolean =>
  step !== undefined &&
  ((typeof step === 'number' ? elementOf(shape, step) !== undefined : step in (shape.properties ?? {})) ||
    partsOf(shape).some((part) => leads(part, step)));

/** Makes the least value of a shape, plus the parts that a path leads through. */
function sampleOf(shape: Shape, ids: Ids, field = '', path: Path = []): unknown {
  const [step, ...rest] = path;
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  const onPath = partsOf(shape).find((part) => leads(part, step));
  const inner = onPath ?? shape.anyOf?.at(-1) ?? shape.allOf?.[0];
  if (inner) return sampleOf(inner, ids, field, onPath ? path : []);
  const along = (key: string | number) => (key === step ? rest : []);
  if (shape.type === 'object') {
    const isAsked = ([key]: [string, Shape]) => key === step || shape.required?.includes(key);
    const entries = Object.entries(shape.properties ?? {}).filter(isAsked);
    return Object.fromEntries(entries.map(([key, value]) => [key, sampleOf(value, ids, key, along(key))]));
  }
  if (shape.type === 'array') {
    const length = Math.max(shape.minItems ?? 0, step === 0 ? 1 : 0);
    return Array.from({ length }, (_, i) => sampleOf(elementOf(shape, i) ?? {}, ids, field, along(i)));
  }
  return plainSample(shape, ids, field);
}
function plainSample(shape: Shape, ids: Ids, field: string): unknown {
  if (shape.type === 'string' || shape.pattern) return textFor(shape, ids, field);
  return shape.minimum === undefined ? SAMPLES[shape.type ?? 'null'] : Math.max(shape.minimum, 1);
}

/** Puts another value at a path. */
export function withValue(root: unknown, [head, ...rest]: Path, value: unknown): unknown {
  if (head === undefined) return value;
  const copy = structuredClone(root) as Record<string, unknown>;
  // A list within a text is changed together with the whole text.
  const isWithin = rest.length > 0 && typeof copy[head] === 'object';
  copy[head] = isWithin ? withValue(copy[head], rest, value) : value;
  return copy;
}
const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);

/** Repairs a sample by trial: a schema does not tell a text for a date from a name, or which of two ids it needs. */
function repaired(schema: Schema, first: unknown, ids: Ids): unknown {
  let value = first;
  for (let tries = 0; tries < 20; tries++) {
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return value;
    const path = (parsed.error.issues[0]?.path ?? []) as Path;
    const before = parsed.error.issues.length;
    const texts = [...TEXTS, ids(String(path.findLast((part) => typeof part === 'string')))];
    const better = texts
      .map((text) => withValue(value, path, text))
      .find((candidate) => {
        const again = z.safeParse(schema, candidate);
        return again.success || again.error.issues.length < before;
      });
    if (better === undefined) return undefined;
    value = better;
  }
  return undefined;
}

/**
 * Finds the least valid value of a schema that has a value at a path. Each id that the schema needs is set.
 * Undefined when none was found.
 */
export const validSample = (schema: Schema, ids: Ids, path: Path = []): unknown =>
  repaired(schema, sampleOf(shapeOf(schema), ids, '', path), ids);

/** The paths of all ids that a body can carry. */
export function idPaths(schema: Schema): Path[] {
  const walk = (shape: Shape, path: Path): Path[] => [
    ...(shape.pattern === ID ? [path] : []),
    ...Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => walk(inner, [...path, key])),
    ...[elementOf(shape, 0)].flatMap((element) => (element ? walk(element, [...path, 0]) : [])),
    ...[...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((inner) => walk(inner, path)),
  ];
  return walk(shapeOf(schema), []);
}

/** A valid body with an id at this path, through lists and optional objects. */
export function withId(sample: unknown, path: Path, id: string): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return id;
  const inner = valueAt(sample, [head]) ?? (typeof rest[0] === 'number' ? [] : {});
  const copy = structuredClone(sample) as Record<string, unknown>;
  copy[head] = rest.length === 0 ? id : withId(inner, rest, id);
  return copy;
}

function pathsOf(shape: Shape, path: Path = []): Path[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, value]) => pathsOf(value, [...path, key]));
  const parts = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => pathsOf(part, path));
  return path.length === 0 ? [...inner, ...parts] : [path, ...inner, ...parts];
}

const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e308, '', 'x'.repeat(3000), [], {}, [[]], { a: {} }, '<script>'),
  fc.constantFrom<unknown>('2027-02-30', '2027-13-01T25:00', '__proto__', '\u0000', '𝕏', [null], [{ id: 1 }]),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
);

/** Makes bodies with a strange value in one place of a valid body, or entirely different bodies. A few may be valid. */
export function strangeBodies(schema: Schema, sample: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(shapeOf(schema));
  if (paths.length === 0) return strange;
  const broken = fc.tuple(fc.constantFrom(...paths), strange).map(([path, value]) => withStrange(sample, path, value));
  return fc.oneof({ weight: 6, arbitrary: broken }, { weight: 1, arbitrary: strange });
}
export const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

function withStrange(sample: unknown, path: Path, value: unknown): unknown {
  try {
    return withId(sample, path, value as string);
  } catch {
    return value;
  }
}

/** Path parameters and query that a route's schemas accept. */
export function validCall(route: Pick<Route, 'params' | 'query' | 'body'>, ids: Ids): RawCall {
  const part = (schema: Schema | undefined) => (schema ? validSample(schema, ids) : undefined);
  const [params, query, body] = [part(route.params), part(route.query), part(route.body)];
  return {
    ...(params ? { params: params as Record<string, string> } : {}),
    ...(query ? { query: query as Record<string, string> } : {}),
    ...(route.body ? { body } : {}),
  };
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

/** Makes the call of an alias from that of its operation: fields in the address are left out of body and query. */
export function callAt(route: Route, alias: Alias, call: RawCall): RawCall {
  const sent = { ...((route.body ? call.body : call.query) as Record<string, unknown> | undefined) };
  const fromFields = Object.entries(alias.fields ?? {}).map(([param, field]) => [param, textOf(sent[field])]);
  const params = { ...call.params, ...Object.fromEntries(fromFields) };
  for (const name of [...Object.values(alias.fields ?? {}), ...Object.keys(alias.fixed ?? {})]) delete sent[name];
  if (route.body && alias.method !== 'GET') return { params, body: sent };
  return { params, query: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, textOf(value)])) };
}
