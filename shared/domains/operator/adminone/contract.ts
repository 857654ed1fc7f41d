import * as z from 'zod';
import { UserListRequest } from '#shared/domains/identity/user/contract.ts';
import { User, UserProfile } from '#shared/domains/identity/user/schemas.ts';
import { Client, ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { operator } from '#shared/kernel/contract/access.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { PAGE_SIZE, PageQuery, paged } from '#shared/kernel/contract/paging.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';

export const CLIENT_LIST = { fields: ['active'], sorts: ['name'] } as const;
export const ClientListRequest = listRequest(CLIENT_LIST);
/** The health of each client takes some reads. */
const HEALTH_ROWS_MAX = 100;
export const ClientHealthRequest = ClientListRequest.extend({
  perPage: z.int().min(1).max(HEALTH_ROWS_MAX).default(PAGE_SIZE),
});
export const ClientUserListRequest = UserListRequest.extend({ tenantId: Id });

/** As little as is needed to find the person who asked for help. */
export const NewClient = ClientInput.omit({ isActive: true, sessions: true }).extend({
  administrator: UserProfile.pick({ name: true, email: true }),
});
/** A client with its usage and its health. */
export const ClientUsage = Client.extend({
  users: z.int(),
  /** The size of its files in bytes. */
  stored: z.int(),
  /** The last change of anything, in this month or the one before. */
  lastChangeAt: z.string().optional(),
  /** Its open dead letters: work that was given up. */
  deadLetters: z.int(),
});

export type ClientUsage = z.infer<typeof ClientUsage>;
export const ClientUser = User.pick({ id: true, name: true, email: true, role: true, state: true, isOperator: true });

/** The calls with which operators manage the agencies of the service. */
export const adminoneContract = contract('adminone', {
  routes: {
    listClients: route(core('POST', '/adminone/client/list'), operator.reads(), {
      aliases: [pageApi('POST', '/client/list')],
      body: ClientListRequest,
      output: paged(Client),
    }),
    /** The same list with the health of each client, a page at a time. */
    listHealth: route(core('POST', '/adminone/client/health'), operator.reads(), {
      body: ClientHealthRequest,
      output: paged(ClientUsage),
    }),
    getClient: route(core('GET', '/adminone/client/{id}'), operator.reads(), { output: ClientUsage }),
    /** Creates an agency and its first administrator, who is invited by mail. */
    createClient: route(core('POST', '/adminone/client/create'), operator.writes('identity:admin'), {
      timeout: 29,
      body: NewClient,
      output: Client,
    }),
    /** Updates a client and the fields of the agency that its users carry. */
    updateClient: route(core('POST', '/adminone/client/update'), operator.writes(), {
      timeout: 29,
      body: ClientInput.omit({ sessions: true }).extend({ id: Id, rev: RevInput }),
      output: Client,
    }),
    getUser: route(core('GET', '/adminone/user/{id}'), operator.reads(), {
      query: z.object({ tenantId: Id }),
      output: ClientUser.extend({
        tenantName: z.string(),
        phone: z.string(),
        createdAt: z.string(),
        lastActiveAt: z.string().optional(),
      }),
    }),
    /** Lists the operators of the service: the third tier of administrators. */
    listOperators: route(core('GET', '/user/admin/operator/list'), operator.reads(), {
      query: PageQuery,
      output: paged(ClientUser),
    }),
    listUsers: route(core('POST', '/adminone/user/list'), operator.reads(), {
      body: ClientUserListRequest,
      output: paged(ClientUser),
    }),
  },
});
