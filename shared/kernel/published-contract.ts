import type * as z from 'zod';
import { Queued } from './ids.ts';
import { core, type RecordRoutes, recordRoutes, v1 } from './record-contract.ts';
import { route } from './route.ts';

type PublishedSpec<I, O, L> = Omit<RecordRoutes<I, O, O, L>, 'row' | 'right'>;

/** Lists and forms of reference data, which agencies use as master data, and what brings them up to what is published. */
export const publishedRoutes = <
  const I extends z.ZodRawShape,
  const O extends z.core.$ZodType,
  const L extends z.core.$ZodType,
>(
  spec: PublishedSpec<z.ZodObject<I>, O, L>,
) => ({
  ...recordRoutes({
    ...spec,
    row: spec.output,
    right: (action) => (action === 'read' ? 'masterData.read' : 'masterData.update'),
  }),
  /** For operators: what the job does on its schedule, as soon as the worker is free. */
  sync: route({
    ...v1('POST', `/adminone/maintenance/sync${spec.plural}`),
    aliases: [core('GET', `/housekeeping/sync${spec.plural}`)],
    audience: 'operator',
    permission: null,
    grants: ['table:read', 'table:write'],
    output: Queued,
  }),
});
