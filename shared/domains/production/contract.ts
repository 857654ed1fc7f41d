import * as z from 'zod';
import { FreeValues } from '#shared/domains/free-field/schemas.ts';
import { Done, Id, IdParams } from '#shared/kernel/ids.ts';
import { freeListRequest } from '#shared/kernel/list.ts';
import { PickerPage, PickerQuery, paged } from '#shared/kernel/paging.ts';
import { Activity, RevInput } from '#shared/kernel/record.ts';
import { core, v1 } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { Production, ProductionFieldsInput, ProductionInput } from './schemas.ts';

export const PRODUCTION_LIST = { fields: ['artist', 'status', 'tag'], sorts: ['date', 'name'], free: true } as const;
export const ProductionListRequest = freeListRequest(PRODUCTION_LIST);
const read = { audience: 'user', permission: 'production.read', grants: ['table:read'] } as const;
const write = (permission: 'production.create' | 'production.update' | 'production.delete') =>
  ({ audience: 'user', permission, grants: ['table:read', 'table:write'] }) as const;

export const productionContract = contract('production', {
  routes: {
    list: route({
      ...core('POST', '/production/list'),
      aliases: [v1('GET', '/productions')],
      ...read,
      body: ProductionListRequest,
      output: paged(Production),
    }),
    get: route({
      ...core('GET', '/production/{id}'),
      aliases: [core('GET', '/production/{id}/PreviewPanel'), v1('GET', '/productions/{id}/details')],
      ...read,
      params: IdParams,
      output: Production,
    }),
    create: route({
      ...core('POST', '/production/create'),
      aliases: [v1('PUT', '/productions')],
      ...write('production.create'),
      body: ProductionInput,
      output: Production,
    }),
    update: route({
      ...core('POST', '/production/updateDetails'),
      aliases: [{ ...v1('POST', '/productions/{id}'), fields: { id: 'id' } }],
      ...write('production.update'),
      body: ProductionFieldsInput.extend({ id: Id, rev: RevInput }),
      output: Production,
    }),
    /** Free fields alone: those that are sent, the others stay. */
    updateFreeField: route({
      ...core('POST', '/production/updateFreeField'),
      ...write('production.update'),
      body: z.object({ id: Id, rev: RevInput, freeFields: FreeValues }),
      output: Production,
    }),
    remove: route({
      ...core('POST', '/production/delete'),
      aliases: [{ ...v1('DELETE', '/productions/{id}'), fields: { id: 'id' } }],
      ...write('production.delete'),
      body: z.object({ id: Id }),
      output: Done,
    }),
    restore: route({
      ...v1('POST', '/productions/{id}/restore'),
      ...write('production.delete'),
      params: IdParams,
      output: Production,
    }),
    copy: route({
      ...core('POST', '/production/copy'),
      aliases: [{ ...v1('POST', '/productions/{id}/copy'), fields: { id: 'productionId' } }],
      ...write('production.create'),
      query: z.object({ productionId: Id }),
      output: Production,
    }),
    picker: route({ ...core('POST', '/production/listSmall'), ...read, body: PickerQuery, output: PickerPage }),
    activity: route({
      ...core('POST', '/production/activity'),
      aliases: [{ ...v1('GET', '/productions/{id}/activity'), fields: { id: 'id' } }],
      ...read,
      body: z.object({ id: Id, before: z.string().max(26).optional() }),
      output: z.object({ rows: z.array(Activity) }),
    }),
  },
});
