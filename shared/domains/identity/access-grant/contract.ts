import * as z from 'zod';
import { anyUser, identity, operator, writes } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { GrantDecision, GrantRequest, GrantRow, PersonAccess, Reason, SupportRequest } from './schemas.ts';

export const GRANT_LIST = { fields: ['state'], sorts: ['createdAt'] } as const;

const Rows = rowsOf(GrantRow);
const Accesses = rowsOf(PersonAccess);

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
    list: route(pageApi('POST', '/accessgrant/list'), anyUser.reads(), {
      body: listRequest(GRANT_LIST),
      output: paged(GrantRow),
    }),
    request: route(pageApi('POST', '/accessgrant/request'), anyUser.writes(), { body: GrantRequest, output: GrantRow }),
    /** Makes or reopens the user of the person, in the transaction of the decision. */
    grant: route(pageApi('POST', '/accessgrant/grant'), writes('user.invite', 'identity:admin'), {
      body: GrantDecision.extend({ id: Id }),
      output: GrantRow,
    }),
    decline: route(pageApi('POST', '/accessgrant/decline'), writes('user.invite'), {
      body: z.object({ id: Id, rev: RevInput, reason: Reason }),
      output: GrantRow,
    }),
    /** Ends granted access at once. */
    revoke: route(pageApi('POST', '/accessgrant/revoke'), writes('user.deactivate'), {
      body: z.object({ id: Id, rev: RevInput }),
      output: GrantRow,
    }),
    /** Tells a signed-in person how the access to each of their agencies stands. It writes nothing but counters. */
    status: route(pageApi('GET', '/accessgrant/status'), identity.writes(), { output: Accesses }),
    /** Asks for access again. A second press asks once. */
    askAgain: route(pageApi('POST', '/accessgrant/ask'), identity.writes(), {
      body: z.object({ userId: Id, reason: Reason }),
      output: Accesses,
    }),
    /** The operator asks an agency for access of their own, to help. */
    requestSupport: route(pageApi('POST', '/accessgrant/support/request'), operator.writes(), {
      body: SupportRequest,
      output: GrantRow,
    }),
    /** Lists what operators asked an agency for. */
    listSupport: route(pageApi('POST', '/accessgrant/support/list'), operator.reads(), {
      body: z.object({ tenantId: Id }),
      output: Rows,
    }),
  },
});
