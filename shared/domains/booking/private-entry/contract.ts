import * as z from 'zod';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done, IdParams } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { PrivateEntry, PrivateEntryFields, timed } from './schemas.ts';

/** They belong to an artist: who may change the artist may change them. */
const write = {
  audience: 'user',
  permission: 'artist.update',
  grants: ['table:read', 'table:write'],
} as const;
const one = '/privateentries/{id}';

export const privateEntryContract = contract('private-entry', {
  routes: {
    get: route({
      ...v1('GET', `${one}/details`),
      audience: 'user',
      permission: 'artist.read',
      grants: ['table:read'],
      params: IdParams,
      output: PrivateEntry,
    }),
    create: route({
      ...v1('PUT', '/privateentries'),
      ...write,
      body: timed(PrivateEntryFields),
      output: PrivateEntry,
    }),
    update: route({
      ...v1('POST', one),
      ...write,
      params: IdParams,
      body: timed(PrivateEntryFields.extend({ rev: RevInput })),
      output: PrivateEntry,
    }),
    /** Drag in planning: other times, perhaps another artist. */
    move: route({
      ...v1('POST', `${one}/move`),
      ...write,
      params: IdParams,
      body: timed(
        PrivateEntryFields.pick({ artistId: true, start: true, end: true }).extend({
          rev: RevInput,
          /** Left out, it stays as it is. */
          isNight: z.boolean().optional(),
        }),
      ),
      output: PrivateEntry,
    }),
    remove: route({ ...v1('DELETE', one), ...write, params: IdParams, output: Done }),
    restore: route({ ...v1('POST', `${one}/restore`), ...write, params: IdParams, output: PrivateEntry }),
  },
});
