import { type FieldValues, get, type Resolver, type ResolverOptions, type ResolverResult, set } from 'react-hook-form';
import type * as z from 'zod';
import type { Messages } from '#shared/kernel/text/messages.ts';

/**
 * A schema, or the way to one that is fetched with zod when there is something to check: most forms come without. The
 * schema checks whatever the form holds: a form may hold more than the schema asks for, or a choice that is still open.
 */
export type FormSchema<Out> = z.ZodType<Out> | (() => Promise<z.ZodType<Out>>);

/** A domain's own sentences, or the way to them. */
export type FormMessages = Messages | (() => Promise<Messages>);

/** All at once: what may be wrong can be said too when the connection is gone later on. */
export const rulesOf = <Out>(schema: FormSchema<Out>, own?: FormMessages) =>
  Promise.all([
    typeof schema === 'function' ? schema() : schema,
    import('./errors-of.ts'),
    typeof own === 'function' ? own() : own,
  ]);

/** Forms and endpoints check by the same schema and say the same words. */
export const resolverOf =
  <In extends FieldValues, Out>(schema: FormSchema<Out>, own?: FormMessages): Resolver<In, unknown, Out> =>
  async (values) => {
    const [rules, { checkedBy }, messages] = await rulesOf(schema, own);
    return (await checkedBy(rules, values, messages)) as ResolverResult<In, Out>;
  };

/** The list a form asks about as a whole, which is no field itself: a line came or went. */
function listAsked<T extends FieldValues>(values: T, { names = [], fields }: ResolverOptions<T>) {
  const [name, ...more] = names;
  const isList = name && more.length === 0 && Array.isArray(get(values, name)) && !get(fields, name);
  return isList ? name : undefined;
}

/** A line that was just added is not wrong yet: when lines come and go, those there keep the errors they have. */
export const keepingLines =
  <In extends FieldValues, Out>(
    check: Resolver<In, unknown, Out>,
    errorAt: (list: string) => unknown,
  ): Resolver<In, unknown, Out> =>
  (values, context, asked) => {
    const list = listAsked(values, asked);
    if (!list) return check(values, context, asked);
    const errors = {};
    const shown = errorAt(list);
    if (Array.isArray(shown)) set(errors, list, shown);
    return { values: {}, errors };
  };
