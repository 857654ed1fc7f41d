import * as z from 'zod';
import { Company, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { Contact, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { anyUser, reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { MergeKind } from '#shared/kernel/record/merge-area.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Merge, ReferenceCount } from './schemas.ts';

/** `id` stays, `sourceId` goes. */
const Pair = z.object({ id: Id, sourceId: Id });
const preview = <const S extends z.core.$ZodType>(plural: string, permission: Permission, record: S) =>
  route(v1('POST', `/${plural}/{id}/merge/{sourceId}/preview`), reads(permission), {
    params: Pair,
    output: z.object({ target: record, source: record, references: z.array(ReferenceCount) }),
  });
/** `values` is what the one that stays becomes. */
const merge = <const I extends z.core.$ZodType>(plural: string, permission: Permission, input: I) =>
  route(v1('POST', `/${plural}/{id}/merge/{sourceId}`), writes(permission), {
    params: Pair,
    body: z.object({ rev: RevInput, sourceRev: RevInput, values: input }),
    output: Merge,
  });

export const mergeContract = contract('merge', {
  errors: {
    'merge.itself': 400,
    'merge.moving': 409,
    'merge.tooLate': 400,
    'merge.targetGone': 409,
    'merge.staysVenue': 400,
  },
  routes: {
    previewCompany: preview('companies', 'company.delete', Company),
    mergeCompany: merge('companies', 'company.delete', CompanyInput),
    previewContact: preview('contacts', 'contact.delete', Contact),
    mergeContact: merge('contacts', 'contact.delete', ContactInput),
    /** Merges into a record that are on their way or can still be undone; the right is asked of its area. */
    list: route(v1('POST', '/merges/list'), anyUser.reads(), {
      body: z.object({ entity: MergeKind, targetId: Id }),
      output: rowsOf(Merge),
    }),
    /** Has the references moved that a worker left behind; one that is through stays as it is. */
    resume: route(v1('POST', '/merges/{id}/resume'), anyUser.writes(), { output: Merge }),
    undo: route(v1('POST', '/merges/{id}/undo'), anyUser.writes(), { output: Merge }),
  },
});
