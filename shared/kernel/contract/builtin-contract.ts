import * as z from 'zod';
import { RevInput } from '#shared/kernel/record/record.ts';
import { reads, writes } from './access.ts';
import { rowsOf } from './parts.ts';
import { pageApi } from './record-contract.ts';
import { route } from './route.ts';

/**
 * Builds the schema of an agency's settings for a thing that all agencies have, such as a country. Revision 0: the
 * agency never set it.
 */
export const builtinOf = <const I extends z.ZodRawShape>(input: z.ZodObject<I>) => input.extend({ rev: z.int() });

interface BuiltinSpec<I extends z.ZodRawShape & { readonly code: z.ZodType<string> }> {
  readonly path: string;
  readonly input: z.ZodObject<I>;
}

/** Builds the routes that list all things with the agency's settings, and set one. */
export const builtinRoutes = <const I extends z.ZodRawShape & { readonly code: z.ZodType<string> }>({
  path,
  input,
}: BuiltinSpec<I>) => ({
  list: route(pageApi('POST', `/${path}/list`), reads('masterData.read'), {
    body: z.object({ isActive: z.boolean().optional() }),
    output: rowsOf(builtinOf(input)),
  }),
  update: route(pageApi('POST', `/${path}/update`), writes('masterData.update'), {
    body: input.extend({ rev: RevInput }),
    output: builtinOf(input),
  }),
});

/** Builds the route of things that have their own page. */
export const builtinRoute = <const I extends z.ZodRawShape & { readonly code: z.ZodType<string> }>({
  path,
  input,
}: BuiltinSpec<I>) => ({
  get: route(pageApi('GET', `/${path}/{code}`), reads('masterData.read'), {
    params: z.object({ code: input.shape.code }),
    output: builtinOf(input),
  }),
});
