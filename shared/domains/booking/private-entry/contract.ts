import * as z from 'zod';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { v1 } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { PrivateEntry, PrivateEntryFields, timed } from './schemas.ts';

const one = '/privateentries/{id}';

/** Private entries belong to an artist: who may change the artist may change them. */
export const privateEntryContract = contract('private-entry', {
  routes: {
    get: route(v1('GET', `${one}/details`), reads('artist.read'), { output: PrivateEntry }),
    create: route(v1('PUT', '/privateentries'), writes('artist.update'), {
      body: timed(PrivateEntryFields),
      output: PrivateEntry,
    }),
    update: route(v1('POST', one), writes('artist.update'), {
      body: timed(PrivateEntryFields.extend({ rev: RevInput })),
      output: PrivateEntry,
    }),
    /** Drag in planning: other times, perhaps another artist. */
    move: route(v1('POST', `${one}/move`), writes('artist.update'), {
      body: timed(
        PrivateEntryFields.pick({ artistId: true, start: true, end: true }).extend({
          rev: RevInput,
          /** Left out, it stays as it is. */
          isNight: z.boolean().optional(),
        }),
      ),
      output: PrivateEntry,
    }),
    remove: route(v1('DELETE', one), writes('artist.update'), { output: Done }),
    restore: route(v1('POST', `${one}/restore`), writes('artist.update'), { output: PrivateEntry }),
  },
});
