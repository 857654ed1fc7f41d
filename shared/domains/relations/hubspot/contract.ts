import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, Queued } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { ConnectionInput, Decision, OpenItem, OUTCOMES, ShownConnection } from './schemas.ts';

export const hubspotContract = contract('hubspot', {
  errors: {
    'hubspot.noToken': 400,
    'hubspot.tokenRefused': 400,
    'hubspot.notAllowed': 400,
    'hubspot.noAnswer': 503,
    'hubspot.notConnected': 409,
    'hubspot.linked': 409,
    'hubspot.gone': 409,
  },
  routes: {
    get: route(pageApi('GET', '/hubspot/connection'), reads('masterData.update'), { output: ShownConnection }),
    /** Asks HubSpot whose token it is, and keeps it. */
    save: route(pageApi('POST', '/hubspot/connection'), writes('masterData.update'), {
      timeout: 29,
      body: ConnectionInput,
      output: ShownConnection,
    }),
    /** Forgets the token, and the links too if asked. No record is deleted. */
    remove: route(pageApi('POST', '/hubspot/connection/remove'), writes('masterData.update'), {
      timeout: 29,
      body: z.object({ rev: RevInput, keepsLinks: z.boolean() }),
      output: ShownConnection,
    }),
    /** Tries the stored token. Changes nothing. */
    test: route(pageApi('POST', '/hubspot/connection/test'), reads('masterData.update'), {
      timeout: 29,
      output: z.object({ outcome: z.enum(OUTCOMES) }),
    }),
    /** Has a worker synchronise now. */
    sync: route(pageApi('POST', '/hubspot/sync'), writes('masterData.update'), { output: Queued }),
    /** The records that a person has to look at, as far as the caller may see their kind. */
    open: route(pageApi('GET', '/hubspot/open'), reads('masterData.update'), {
      aliases: [pageApi('POST', '/hubspot/list')],
      output: rowsOf(OpenItem),
    }),
    /** Says which of our records one of HubSpot is. */
    decide: route(pageApi('POST', '/hubspot/decide'), writes('masterData.update'), {
      timeout: 29,
      body: Decision,
      output: Done,
    }),
  },
});
