import * as z from 'zod';
import { SelectionTag } from '#shared/domains/reference/tag/schemas.ts';
import { anyUser, reads } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi, v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MAIN_AREAS } from '#shared/kernel/record/main-area.ts';
import { pluralOf } from '#shared/kernel/record/plural.ts';
import { BatchInput, BatchKind, BatchOperation, BatchReport } from './schemas.ts';

/** Records whose tags are counted at once. */
const MAX_COUNTED = 200;

/** Each operation asks for its own right, on the whole and on every record. */
export const mySelectionContract = contract('my-selection', {
  errors: { 'batch.nothing': 400, 'batch.tooMany': 400, 'batch.notHere': 400 },
  routes: {
    batch: route(pageApi('POST', '/myselection/batch/{operation}'), anyUser.writes(), {
      params: z.object({ operation: BatchOperation }),
      body: BatchInput,
      output: BatchReport,
    }),
    /** The tags of an area, and how many of the chosen records carry each. */
    tags: route(pageApi('POST', '/myselection/tags'), reads('tag.read'), {
      aliases: MAIN_AREAS.map((mainArea) => ({
        ...v1('GET', `/${pluralOf(mainArea)}/myselection/tags`),
        fixed: { mainArea },
      })),
      body: z.object({ mainArea: BatchKind, ids: z.array(Id).max(MAX_COUNTED).default([]) }),
      output: rowsOf(SelectionTag),
    }),
    /** Sends what is still to do of a batch of the caller's own on its way again; what is done stays done. */
    resume: route(pageApi('POST', '/myselection/resume/{id}'), anyUser.writes(), { output: BatchReport }),
    /** How far a batch of the caller's own has come. */
    report: route(pageApi('GET', '/myselection/report/{id}'), anyUser.reads(), { output: BatchReport }),
  },
});
