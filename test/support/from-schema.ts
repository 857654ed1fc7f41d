import * as fc from 'fast-check';

/*
 * Values from a JSON schema alone, as a caller makes them who has read only our OpenAPI document.
 */
export interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  /** `false` where a list ends with its prefix. */
  readonly items?: JsonSchema | false;
  /** The shapes of a tuple, in their order. */
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Formats whose values a pattern cannot say. */
const OF_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: ['2027-05-21', '1999-12-31'],
  'date-time': ['2027-05-21T20:00:00Z', '2027-05-21T20:00:00.000Z'],
  'time-zone': ['Europe/Amsterdam', 'UTC'],
  'country-code': ['NL', 'DE'],
  'web-address': ['https://example.com/a', 'example.com'],
  uri: ['https://calendar.example/feed.ics'],
  iban: ['NL91ABNA0417164300'],
  'ip-address': ['192.0.2.4', '198.51.100.0/24', '2001:db8::4'],
  bic: ['ABNANL2A'],
  'exchange-rate': ['1.25'],
};
const TEXTS = [
  ...['KL', 'text', 'Zoë & co', 'A', '1', '2027-05-21', '2027-05-21T20:00', '20:00', 'a@test.example'],
  ...['https://a.example', '#FF0A81', ''],
];

const patternsOf = ({ pattern, allOf = [] }: JsonSchema): RegExp[] =>
  [pattern, ...allOf.map((part) => part.pattern)].flatMap((one) => (one ? [new RegExp(one, 'u')] : []));

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const known = OF_FORMAT[schema.format ?? ''];
  if (known) return fc.constantFrom(...known);
  const [patterns, { minLength = 0, maxLength = 1000 }] = [patternsOf(schema), schema];
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((pattern) => pattern.test(text));
  const samples = [...TEXTS, 'x'.repeat(minLength), `${'x'.repeat(Math.max(0, minLength - 1))}1`].filter(fits);
  const own = patterns.find((pattern) => !/\(\?[!=<]/.test(pattern.source));
  if (samples.length > 0) return fc.constantFrom(...samples);
  if (!own) throw new Error(`no text for ${JSON.stringify(schema)}`);
  return fc.stringMatching(own).filter(fits);
}

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): fc.Arbitrary<number> {
  const [min, max] = [minimum ?? exclusiveMinimum ?? -1000, maximum ?? exclusiveMaximum ?? 1000];
  const least = Math.ceil(exclusiveMinimum === undefined ? min : min + (type === 'integer' ? 1 : 0.5));
  const most = Math.floor(exclusiveMaximum === undefined ? max : max - 1);
  return fc.integer({ min: Math.min(least, most), max: Math.min(most, Math.max(least, least + 1000)) });
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const asked = other ? Object.fromEntries(required.map((name) => [name, other])) : {};
  const all = Object.entries({ ...asked, ...properties });
  const fields = Object.fromEntries(all.map(([name, one]) => [name, anyOfSchema(one)]));
  if (all.length > 0 || !other) return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  const names = propertyNames ? (anyOfSchema(propertyNames) as fc.Arbitrary<string>) : fc.constantFrom('a', 'b');
  return fc.dictionary(names, anyOfSchema(other), { maxKeys: 2 });
}

function listOf({ prefixItems, items, minItems = 0, maxItems = minItems + 2 }: JsonSchema): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(anyOfSchema));
  return fc.uniqueArray(anyOfSchema(items || {}), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 2),
    comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  });
}

/** Any value that a schema allows. */
export function anyOfSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(anyOfSchema));
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'array') return listOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return schema.type === 'string' || schema.pattern ? textOf(schema) : fc.constant('text');
}

interface Mutant {
  /** The fault of the value, and its place. */
  readonly about: string;
  readonly value: unknown;
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* wrongObjects(schema: JsonSchema, value: Record<string, unknown>, path: string): Generator<Mutant> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (additionalProperties === false) yield { about: `${path} unknown field`, value: { ...value, zzUnknown: 1 } };
  for (const name of required) {
    const { [name]: _dropped, ...rest } = value;
    yield { about: `${path}.${name} missing`, value: rest };
  }
  for (const [name, one] of Object.entries(properties))
    if (name in value)
      for (const mutant of mutantsOf(one, value[name], `${path}.${name}`))
        yield { ...mutant, value: { ...value, [name]: mutant.value } };
}

const OTHER_TYPE: Readonly<Record<string, unknown>> = {
  string: {},
  boolean: 'yes',
  integer: 'one',
  number: 'one',
  array: 'one',
  object: 'one',
};

function* wrongPlain(schema: JsonSchema, path: string): Generator<Mutant> {
  const { type = '', maxLength, maximum, minimum } = schema;
  if (schema.enum) yield { about: `${path} no choice`, value: 'zz no such choice' };
  else if (type in OTHER_TYPE) yield { about: `${path} another type`, value: OTHER_TYPE[type] };
  if (type === 'string' && maxLength) yield { about: `${path} too long`, value: 'x'.repeat(maxLength + 1) };
  if (maximum !== undefined) yield { about: `${path} too large`, value: maximum + 1 };
  if (minimum !== undefined) yield { about: `${path} too small`, value: minimum - 1 };
}

function* wrongLists({ prefixItems, items }: JsonSchema, [first, ...rest]: unknown[], path: string): Generator<Mutant> {
  const shape = prefixItems?.[0] ?? items;
  if (first === undefined || !shape) return;
  for (const mutant of mutantsOf(shape, first, `${path}.0`)) yield { ...mutant, value: [mutant.value, ...rest] };
}

/** Makes values that each break the schema in one place. Leaves places with several allowed forms alone. */
export function* mutantsOf(schema: JsonSchema, value: unknown, path = ''): Generator<Mutant> {
  if (schema.anyOf || schema.oneOf || 'const' in schema) return;
  yield* wrongPlain(schema, path);
  if (isRecord(value) && schema.type === 'object') yield* wrongObjects(schema, value, path);
  if (Array.isArray(value)) yield* wrongLists(schema, value, path);
}
