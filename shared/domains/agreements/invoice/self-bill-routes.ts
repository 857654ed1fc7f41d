import * as z from 'zod';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { route } from '#shared/kernel/contract/route.ts';
import { IdParams } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Invoice } from './schemas.ts';
import { Acceptance } from './self-bill-schemas.ts';

const write = {
  audience: 'user',
  permission: 'purchaseAgreement.selfBill',
  grants: ['table:read', 'table:write'],
} as const;

/** Operations on the invoices that the agency issues to itself, in the name of an artist who sells to it. */
export const selfBillRoutes = {
  /** Creates the draft for a signed purchase agreement, in the artist's own series. */
  selfBill: route({
    ...v1('POST', '/purchaseagreements/{id}/selfbill'),
    ...write,
    params: IdParams,
    body: z.object({}),
    output: Invoice,
  }),
  /** Notes that the artist accepts the invoice. */
  acceptSelfBill: route({
    ...v1('POST', '/invoices/{id}/selfbillacceptance'),
    ...write,
    params: IdParams,
    body: Acceptance.extend({ rev: RevInput }),
    output: Invoice,
  }),
};
