import * as z from 'zod';
import { CultureCode } from '#shared/data/cultures.ts';
import { LocalDate } from '#shared/kernel/date.ts';
import { fileErrors, UploadRequest } from '#shared/kernel/file.ts';
import { Id, IdParams } from '#shared/kernel/ids.ts';
import { ImageKey, takingImages } from '#shared/kernel/image-contract.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/master-contract.ts';
import { pageApi } from '#shared/kernel/record-contract.ts';
import { contract, route } from '#shared/kernel/route.ts';
import { text } from '#shared/kernel/text.ts';

export const RIDER_KINDS = ['technical', 'hospitality', 'other'] as const;
export type RiderKind = (typeof RIDER_KINDS)[number];

/** What an artist needs on the day, as a paper that goes with the contract. */
export const ArtistRiderInput = MasterInput.extend({
  artistId: Id,
  /** Made by the server. */
  artistName: text(100).default(''),
  kind: z.enum(RIDER_KINDS, { error: 'choice' }),
  language: CultureCode,
  version: text(20).default(''),
  validFrom: z.union([z.literal(''), LocalDate], { error: 'date' }).default(''),
  fileKey: ImageKey,
  fileName: z.string().trim().max(200, { error: 'tooLong' }).default(''),
});
export type ArtistRiderInput = z.infer<typeof ArtistRiderInput>;
export const ArtistRider = masterOf(ArtistRiderInput);
export type ArtistRider = z.infer<typeof ArtistRider>;

const rights = { read: 'artist.read', update: 'artist.update' } as const;
const scope = z.object({ artistId: Id.optional() });
const routes = masterRoutes({ path: 'artistrider', input: ArtistRiderInput, scope, ...rights });

export const artistRiderContract = contract('artist-rider', {
  errors: fileErrors,
  routes: {
    ...routes,
    create: takingImages(routes.create),
    update: takingImages(routes.update),
    presign: route({
      ...pageApi('POST', '/artistrider/upload'),
      audience: 'user',
      permission: rights.update,
      grants: ['table:read', 'files:write'],
      body: UploadRequest.extend({ purpose: z.literal('document') }),
      output: z.object({ url: z.string(), headers: z.record(z.string(), z.string()), key: z.string() }),
    }),
    download: route({
      ...pageApi('GET', '/artistrider/{id}/download'),
      audience: 'user',
      permission: rights.read,
      grants: ['table:read', 'files:read'],
      params: IdParams,
      output: z.object({ url: z.string(), name: z.string() }),
    }),
  },
});
