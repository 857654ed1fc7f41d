import * as z from 'zod';
import { anyUser, reads } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Id } from '#shared/kernel/record/ids.ts';
import { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { typedText } from '#shared/kernel/text/text.ts';
import { Alike, DuplicatePair, PairInput, SHARDS } from './schemas.ts';

const short = (max: number) => typedText().trim().max(max).default('');

/** Records that may be one and the same; the right to a list of pairs is that of their area. */
export const duplicateContract = contract('duplicate', {
  routes: {
    /** Companies like the one that is being filled in. */
    companies: route(v1('POST', '/companies/duplicates'), reads('company.read'), {
      body: z.object({
        name: short(100),
        city: short(100),
        countryId: short(2),
        vatNumber: short(20),
        registerNumber: short(50),
        email: short(254),
        excludeId: Id.optional(),
      }),
      output: rowsOf(Alike),
    }),
    contacts: route(v1('POST', '/contacts/duplicates'), reads('contact.read'), {
      body: z.object({
        name: short(130),
        email: short(254),
        mobile: short(50),
        company: short(100),
        excludeId: Id.optional(),
      }),
      output: rowsOf(Alike),
    }),
    /** The pairs from a part of the index on; `next` is where to go on. */
    list: route(v1('POST', '/duplicates/list'), anyUser.reads(), {
      body: z.object({
        entity: MergeKind,
        from: z
          .int()
          .min(0)
          .max(SHARDS - 1)
          .default(0),
      }),
      output: z.object({ pairs: z.array(DuplicatePair), next: z.int().optional() }),
    }),
    /** Says that a pair is none. */
    dismiss: route(v1('POST', '/duplicates/dismiss'), anyUser.writes(), { body: PairInput, output: Done }),
    recall: route(v1('POST', '/duplicates/recall'), anyUser.writes(), { body: PairInput, output: Done }),
  },
});
