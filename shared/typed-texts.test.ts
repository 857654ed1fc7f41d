import { expect, it } from 'vitest';
import * as z from 'zod';
import { allRoutes } from './contracts.ts';

/** Values that machines make or compare. Nobody reads them on a document or in a list. */
const MACHINE = [
  /(^|\.)(password|key|upload|version|stamp|work|type|lang|url|css|before|after|hash|id|fixedId|stateId|defaultStateId)$/i,
  /(^|\.)excludeKeys\[\]$/,
  /(^|\.)contactIds$/,
  /(^|\.)\w*\{name\}$/,
  // File names have a rule of their own: `isFileName`.
  /presign|Upload|ticket|^(word-template|esign|invoice-link|client-onboarding)\.upload\.name$/,
  // A message of another service: its signature covers each byte.
  /^(card-payment\.event|webflow\.receive)\./,
  // A code of another service goes back to it as it is.
  /^google-calendar\.finish\.code$/,
  // Ids of columns and fields.
  /\.mapping\[\]$|\.filters\[\]\.field$/,
];

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly [child: string]: unknown;
};
const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** Parts of a schema with their paths. */
function* partsOf({ shape, ...def }: Def): Generator<readonly [string, z.core.$ZodType]> {
  for (const [name, part] of Object.entries(shape ?? {})) yield [`.${name}`, part];
  if (def.element) yield ['[]', def.element as z.core.$ZodType];
  if (def.keyType) yield ['{name}', def.keyType as z.core.$ZodType];
  if (def.valueType) yield ['{}', def.valueType as z.core.$ZodType];
  for (const list of [def.options, def.items]) for (const one of (list as z.core.$ZodType[]) ?? []) yield ['', one];
  for (const name of ['innerType', 'in', 'out', 'left', 'right'])
    if (def[name]) yield ['', def[name] as z.core.$ZodType];
  if (typeof def.getter === 'function') yield ['', def.getter() as z.core.$ZodType];
}

/** Every text of a schema that lets a control character through. */
function* leaksOf(schema: z.core.$ZodType, path: string, above: readonly z.core.$ZodType[] = []): Generator<string> {
  if (above.includes(schema)) return;
  const def = defOf(schema);
  if (def.type === 'string') {
    const { success, data } = z.safeParse(schema, 'ab\u0000c\u0007');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this test is about them.
    if (success && /[\u0000-\u0008]/.test(String(data))) yield path;
    return;
  }
  for (const [name, part] of partsOf(def)) yield* leaksOf(part, path + name, [...above, schema]);
}

it('no input of any operation keeps control characters in what people read', () => {
  const leaks = allRoutes.flatMap(({ id, body, query, params }) =>
    [body, query, params].flatMap((schema) => (schema ? [...leaksOf(schema, id)] : [])),
  );
  expect(leaks.filter((leak) => !MACHINE.some((pattern) => pattern.test(leak)))).toEqual([]);
});

it('the walk sees a leak within lists, unions and records', () => {
  const schema = z.object({ rows: z.array(z.union([z.int(), z.record(z.string(), z.string())])).default([]) });
  expect([...leaksOf(schema, 'x')]).toEqual(['x.rows[]{name}', 'x.rows[]{}']);
});
