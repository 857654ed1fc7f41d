import { Client } from '#shared/domains/client/schemas.ts';
import { UserListRequest } from '#shared/domains/user/contract.ts';
import { User } from '#shared/domains/user/schemas.ts';
import { Id } from '#shared/kernel/ids.ts';
import { listRequest } from '#shared/kernel/list.ts';
import { paged } from '#shared/kernel/paging.ts';
import { core, pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';

export const ClientListRequest = listRequest(['active'], ['name']);
export const ClientUserListRequest = UserListRequest.extend({ tenantId: Id });

const operator = { audience: 'operator', permission: null, grants: ['table:read'] } as const;
/** As little as is needed to find the person who asked for help. */
export const ClientUser = User.pick({ id: true, name: true, email: true, role: true, state: true, isOperator: true });

/** What those who run the service see of its agencies. */
export const adminoneContract = contract('adminone', {
  routes: {
    listClients: route({
      ...core('POST', '/adminone/client/list'),
      aliases: [pageApi('POST', '/client/list')],
      ...operator,
      body: ClientListRequest,
      output: paged(Client),
    }),
    listUsers: route({
      ...core('POST', '/adminone/user/list'),
      ...operator,
      body: ClientUserListRequest,
      output: paged(ClientUser),
    }),
  },
});
