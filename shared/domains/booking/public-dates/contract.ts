import * as z from 'zod';
import { anyone, reads, writes } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { DatesKey, DatesSetting, PublicDates } from './schemas.ts';

const one = '/artist/{id}/publicdates';

/** The announced dates of an artist, for websites. */
export const publicDatesContract = contract('public-dates', {
  routes: {
    /** Returns the dates by the public key of the artist, which is no secret. Any website may ask. */
    feed: route(core('GET', '/publicdates/{key}'), anyone.reads(), {
      cacheControl: 'public, max-age=300',
      anyOrigin: true,
      params: z.object({ key: DatesKey }),
      output: PublicDates,
    }),
    get: route(core('GET', one), reads('artist.read'), { output: DatesSetting }),
    set: route(core('POST', one), writes('artist.update'), {
      body: z.object({ isOn: z.boolean() }),
      output: DatesSetting,
    }),
  },
});
