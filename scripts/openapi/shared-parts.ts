import { createHash } from 'node:crypto';
import type { Json } from './schema.ts';

/** The least size of a part that is worth a reference. */
const MIN_CHARS = 300;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Moves parts that occur several times to one place, and refers to them there: schemas, or the answers of refusals. */
function sharing(place: 'schemas' | 'responses') {
  const counts = new Map<string, number>();
  const named: Record<string, unknown> = {};
  const nameOf = (text: string) => `Part${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
  const count = (part: unknown) => {
    const text = JSON.stringify(part);
    if (text.length >= MIN_CHARS) counts.set(text, (counts.get(text) ?? 0) + 1);
  };
  const shared = (part: unknown): unknown => {
    const text = JSON.stringify(part);
    if ((counts.get(text) ?? 0) < 2) return part;
    named[nameOf(text)] = part;
    return { $ref: `#/components/${place}/${nameOf(text)}` };
  };
  return { count, shared, named };
}

/** Replaces each schema of contents, and each answer. */
function walk(value: unknown, schema: (part: unknown) => unknown, answer: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, schema, answer));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'schema') return [key, schema(part)];
      const inner = walk(part, schema, answer);
      return [key, /^\d{3}$/.test(key) ? answer(inner) : inner];
    }),
  );
}

/** Says once what many operations have in common. The document is then a tenth as long, and means the same. */
export function withSharedParts(document: Json): Json {
  const [schemas, answers] = [sharing('schemas'), sharing('responses')];
  const same = <T>(part: T): T => part;
  const seen = (count: (part: unknown) => void) => (part: unknown) => {
    count(part);
    return part;
  };
  walk(document.paths, seen(schemas.count), same);
  const paths = walk(document.paths, schemas.shared, same);
  walk(paths, same, seen(answers.count));
  const short = walk(paths, same, answers.shared);
  const components = document.components as Json;
  return {
    ...document,
    paths: short,
    components: {
      ...components,
      schemas: { ...(components.schemas as Json), ...schemas.named },
      responses: answers.named,
    },
  };
}
