import * as z from 'zod';
import { reads } from '#shared/kernel/contract/access.ts';
import { PartName } from '#shared/kernel/contract/list.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Activity } from '#shared/kernel/record/record.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** An action of an agency user on a record. It is never changed and never removed. */
export const UserAction = Activity.extend({
  entity: z.string(),
  recordId: z.string(),
  /** The record's name at that moment. */
  title: z.string(),
  actorId: z.string(),
});
export type UserAction = z.infer<typeof UserAction>;

export const UserActionQuery = z
  .object({
    userId: Id.optional(),
    /** The kind of record, such as `show`. */
    area: PartName.optional(),
    action: PartName.optional(),
    from: LocalDate.optional(),
    to: LocalDate.optional(),
    keyword: typedText().trim().max(100).default(''),
    /** The id at which the previous answer stopped looking. */
    before: Id.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'endBeforeBegin', path: ['to'] });
export type UserActionQuery = z.infer<typeof UserActionQuery>;

export const userActionContract = contract('user-action', {
  routes: {
    /** Lists actions, newest first. `next` continues further back; even a short answer may have it. */
    list: route(core('POST', '/useraction/list'), reads('userAction.read'), {
      body: UserActionQuery,
      output: z.object({ rows: z.array(UserAction), next: z.string().optional() }),
    }),
  },
});
