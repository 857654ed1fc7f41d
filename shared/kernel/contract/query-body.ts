import * as z from 'zod';
import { isFreeName } from '#shared/kernel/record/free-name.ts';

/*
 * Lists and other operations that take a body can also be read by GET: the query string then says the body. A list's
 * filters stand in it by name (`companyId=...&isActive=true`), its sort as `sort=name` or `sort=-name`.
 */
type Schema = z.core.$ZodType;
type Texts = Readonly<Record<string, string | undefined>>;

const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, Schema>) : {};

/** `per_page` is another spelling of `perPage`. */
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** `isActive`, `companyId` and `statusIds` filter by the fields `active`, `company` and `status`. */
const bareName = (name: string): string =>
  name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Ids?$/, '')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const listOf = (text: string): string[] => text.split(',').filter((part) => part !== '');

/** A text that does not read as what is asked for stays as it is, for the schema to refuse. */
function readAs(schema: Schema, text: string): unknown {
  const kind = bare(schema);
  if (kind instanceof z.ZodArray) return listOf(text).map((part) => readAs(kind.element, part));
  if (kind instanceof z.ZodBoolean) return text === 'true' || (text === 'false' ? false : text);
  if (kind instanceof z.ZodNumber) return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return text;
}

/** The fields a list can be filtered by; none where the body is not a list's request. */
export function filterFields(body: Schema): readonly string[] {
  const filters = shapeOf(body).filters;
  const each = filters && bare(filters);
  const field = each instanceof z.ZodArray ? shapeOf(each.element).field : undefined;
  const choices = field instanceof z.ZodUnion ? field.options : [field];
  return choices.flatMap((choice) => (choice instanceof z.ZodEnum ? choice.options.map(String) : []));
}

const sortOf = (text: string) => {
  const descends = text.startsWith('-');
  return { by: descends ? text.slice(1) : text, direction: descends ? 'desc' : 'asc' };
};

/** The body that a query string says. A name nobody knows is kept, for the schema's check to name it. */
export function bodyOfQuery(schema: Schema, query: Texts): Record<string, unknown> {
  const [shape, filterable] = [shapeOf(schema), filterFields(schema)];
  const body: Record<string, unknown> = {};
  const filters: object[] = [];
  for (const [sent, text] of Object.entries(query)) {
    if (text === undefined) continue;
    const [name, field] = [camel(sent), bareName(camel(sent))];
    if (filterable.length > 0 && name === 'sort') body.sort = sortOf(text);
    else if (Object.hasOwn(shape, name)) body[name] = readAs(shape[name] as Schema, text);
    else if (filterable.includes(field)) filters.push({ field, values: listOf(text) });
    else if (filterable.length > 0 && isFreeName(sent)) filters.push({ field: sent, values: listOf(text) });
    else body[sent] = text;
  }
  return filters.length > 0 ? { ...body, filters } : body;
}
