import * as z from 'zod';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { GrantDecision, GrantRequest, GrantRow, PersonAccess, Reason, SupportRequest } from './schemas.ts';

export const GRANT_LIST = { fields: ['state'], sorts: ['createdAt'] } as const;

const write = ['table:read', 'table:write'] as const;
const inside = { audience: 'user', permission: null, grants: ['table:read'] } as const;
const identity = { audience: 'identity', permission: null, grants: write } as const;
const operator = { audience: 'operator', permission: null, grants: write } as const;
const Rows = z.object({ rows: z.array(GrantRow) });
const Accesses = z.object({ rows: z.array(PersonAccess) });

/** Temporary access: somebody asks for a person, and an administrator of the agency decides. */
export const accessGrantContract = contract('access-grant', {
  byToken: 'none',
  errors: {
    'accessGrant.order': 400,
    'accessGrant.past': 400,
    'accessGrant.tooLong': 400,
    'accessGrant.noArtists': 400,
    'accessGrant.hasAccess': 409,
    'accessGrant.outside': 409,
    'accessGrant.stillHere': 409,
    'accessGrant.open': 409,
    'accessGrant.decided': 409,
    'accessGrant.notOver': 409,
    'user.tooMany': 409,
    'user.notYourself': 409,
    'user.leavesToo': 409,
    'user.holdsMore': 409,
    'user.notHeld': 409,
  },
  routes: {
    /** Lists all to those who invite users, and to others what they asked for themselves. */
    list: route({
      ...pageApi('POST', '/accessgrant/list'),
      ...inside,
      body: listRequest(GRANT_LIST),
      output: paged(GrantRow),
    }),
    request: route({
      ...pageApi('POST', '/accessgrant/request'),
      ...inside,
      grants: write,
      body: GrantRequest,
      output: GrantRow,
    }),
    /** Makes or reopens the user of the person, in the transaction of the decision. */
    grant: route({
      ...pageApi('POST', '/accessgrant/grant'),
      audience: 'user',
      permission: 'user.invite',
      grants: [...write, 'identity:admin'],
      body: GrantDecision.extend({ id: Id }),
      output: GrantRow,
    }),
    decline: route({
      ...pageApi('POST', '/accessgrant/decline'),
      audience: 'user',
      permission: 'user.invite',
      grants: write,
      body: z.object({ id: Id, rev: RevInput, reason: Reason }),
      output: GrantRow,
    }),
    /** Ends granted access at once. */
    revoke: route({
      ...pageApi('POST', '/accessgrant/revoke'),
      audience: 'user',
      permission: 'user.deactivate',
      grants: write,
      body: z.object({ id: Id, rev: RevInput }),
      output: GrantRow,
    }),
    /** Tells a signed-in person how the access to each of their agencies stands. It writes nothing but counters. */
    status: route({
      ...pageApi('GET', '/accessgrant/status'),
      ...identity,
      output: Accesses,
    }),
    /** Asks for access again. A second press asks once. */
    askAgain: route({
      ...pageApi('POST', '/accessgrant/ask'),
      ...identity,
      body: z.object({ userId: Id, reason: Reason }),
      output: Accesses,
    }),
    /** The operator asks an agency for access of their own, to help. */
    requestSupport: route({
      ...pageApi('POST', '/accessgrant/support/request'),
      ...operator,
      body: SupportRequest,
      output: GrantRow,
    }),
    /** Lists what operators asked an agency for. */
    listSupport: route({
      ...pageApi('POST', '/accessgrant/support/list'),
      ...operator,
      grants: ['table:read'],
      body: z.object({ tenantId: Id }),
      output: Rows,
    }),
  },
});
