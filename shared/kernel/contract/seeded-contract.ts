import type * as z from 'zod';
import { Queued } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import { operator } from './access.ts';
import { type ListNames, listRequest } from './list.ts';
import { core, recordRoutes, v1 } from './record-contract.ts';
import { route } from './route.ts';

/** Names the filters and sorts of a list of reference data, besides its own columns. */
export const seededList = <const S extends readonly string[]>(...ownSorts: S) =>
  ({ fields: ['country', 'active'], sorts: ['name', 'iata', ...ownSorts] }) as const satisfies ListNames;

/** Builds the schema of a stored record, the agency's own or a published one that it follows. */
export const seededOf = <const I extends z.ZodRawShape>(input: z.ZodObject<I>) => input.extend(Meta.shape);

interface SeededSpec<I extends z.ZodRawShape, N extends ListNames> {
  readonly domain: string;
  readonly plural: string;
  readonly input: z.ZodObject<I>;
  readonly list: N;
}
/**
 * Builds the routes of reference data, which agencies use as master data: lists, forms, and the sync with published
 * data.
 */
export const seededRoutes = <const I extends z.ZodRawShape, const N extends ListNames>({
  domain,
  plural,
  input,
  list,
}: SeededSpec<I, N>) => {
  const output = seededOf(input);
  return {
    ...recordRoutes({
      domain,
      plural,
      input,
      output,
      row: output,
      list: listRequest<N['fields'], N['sorts']>(list),
      right: (action) => (action === 'read' ? 'masterData.read' : 'masterData.update'),
    }),
    /** Lets an operator start the scheduled job, as soon as the worker is free. */
    sync: route(v1('POST', `/adminone/maintenance/sync${plural}`), operator.writes(), {
      aliases: [core('GET', `/housekeeping/sync${plural}`)],
      output: Queued,
    }),
  };
};
