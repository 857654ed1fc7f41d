import * as z from 'zod';
import { SelectionTag } from '#shared/domains/reference/tag/schemas.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id, IdParams } from '#shared/kernel/record/ids.ts';
import { MAIN_AREAS } from '#shared/kernel/record/main-area.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { BatchInput, BatchKind, BatchOperation, BatchReport } from './schemas.ts';

/** Each operation asks for its own right, on the whole and on every record. */
const own = { audience: 'user', permission: null } as const;

/** Records whose tags are counted at once. */
const MAX_COUNTED = 200;

export const mySelectionContract = contract('my-selection', {
  errors: { 'batch.nothing': 400, 'batch.tooMany': 400, 'batch.notHere': 400 },
  routes: {
    batch: route({
      ...pageApi('POST', '/myselection/batch/{operation}'),
      ...own,
      grants: ['table:read', 'table:write'],
      params: z.object({ operation: BatchOperation }),
      body: BatchInput,
      output: BatchReport,
    }),
    /** The tags of an area, and how many of the chosen records carry each. */
    tags: route({
      ...pageApi('POST', '/myselection/tags'),
      aliases: MAIN_AREAS.map((mainArea) => ({
        ...v1('GET', `/${pluralOf(mainArea)}/myselection/tags`),
        fixed: { mainArea },
      })),
      audience: 'user',
      permission: 'tag.read',
      grants: ['table:read'],
      body: z.object({ mainArea: BatchKind, ids: z.array(Id).max(MAX_COUNTED).default([]) }),
      output: z.object({ rows: z.array(SelectionTag) }),
    }),
    /** Sends what is still to do of a batch of the caller's own on its way again; what is done stays done. */
    resume: route({
      ...pageApi('POST', '/myselection/resume/{id}'),
      ...own,
      grants: ['table:read', 'table:write'],
      params: IdParams,
      output: BatchReport,
    }),
    /** How far a batch of the caller's own has come. */
    report: route({
      ...pageApi('GET', '/myselection/report/{id}'),
      ...own,
      grants: ['table:read'],
      params: IdParams,
      output: BatchReport,
    }),
  },
});
