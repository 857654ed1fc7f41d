import * as z from 'zod';
import { Done, Id } from '#shared/kernel/ids.ts';
import { paged } from '#shared/kernel/paging.ts';
import { RevInput } from '#shared/kernel/record.ts';
import { core } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Status, StatusArea, StatusInput } from './schemas.ts';

const read = { audience: 'user', permission: 'status.read', grants: ['table:read'] } as const;
const write = { audience: 'user', permission: 'status.update', grants: ['table:read', 'table:write'] } as const;
const Area = z.object({ mainArea: StatusArea });
const Rows = z.object({ rows: z.array(Status) });

export const statusContract = contract('status', {
  errors: { 'status.phaseFixed': 409 },
  routes: {
    list: route({
      ...core('GET', '/status/list'),
      aliases: [core('GET', '/status/list/small')],
      ...read,
      query: Area,
      output: Rows,
    }),
    listPaginated: route({
      ...core('POST', '/status/list/paginated'),
      ...read,
      body: Area.extend({ page: z.int().min(1).default(1), perPage: z.int().min(1).max(100).default(50) }),
      output: paged(Status),
    }),
    create: route({ ...core('POST', '/status/create'), ...write, body: StatusInput, output: Status }),
    update: route({
      ...core('POST', '/status/update'),
      ...write,
      body: StatusInput.omit({ mainArea: true }).extend({ id: Id, rev: RevInput }),
      output: Status,
    }),
    copy: route({ ...core('POST', '/status/copy'), ...write, query: z.object({ statusId: Id }), output: Status }),
    sort: route({
      ...core('POST', '/status/sort'),
      ...write,
      body: Area.extend({ ids: z.array(Id).min(1).max(100) }),
      output: Rows,
    }),
    deleteAndMove: route({
      ...core('DELETE', '/status/deleteAndMove'),
      ...write,
      query: z.object({ statusId: Id, targetId: Id }),
      output: Done,
    }),
  },
});
