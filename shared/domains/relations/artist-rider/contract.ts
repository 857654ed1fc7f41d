import * as z from 'zod';
import { CultureCode } from '#shared/data/cultures.ts';
import { DocumentFields, withDocument } from '#shared/kernel/contract/document-contract.ts';
import { MasterInput, masterOf, masterRoutes } from '#shared/kernel/contract/master-contract.ts';
import { contract } from '#shared/kernel/contract/route.ts';
import { fileErrors } from '#shared/kernel/record/file.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { text } from '#shared/kernel/text/text.ts';
import { OptionalDate } from '#shared/kernel/time/date.ts';

export const RIDER_KINDS = ['technical', 'hospitality', 'other'] as const;
export type RiderKind = (typeof RIDER_KINDS)[number];

/** The needs of an artist on the day, as an agreement that accompanies the contract. */
export const ArtistRiderInput = MasterInput.extend({
  artistId: Id,
  /** The artist's name, set by the server. */
  artistName: text(100).default(''),
  kind: z.enum(RIDER_KINDS, { error: 'choice' }),
  language: CultureCode,
  version: text(20).default(''),
  validFrom: OptionalDate.default(''),
  ...DocumentFields,
});
export type ArtistRiderInput = z.infer<typeof ArtistRiderInput>;
export const ArtistRider = masterOf(ArtistRiderInput);
export type ArtistRider = z.infer<typeof ArtistRider>;

const spec = {
  path: 'artistrider',
  input: ArtistRiderInput,
  scope: z.object({ artistId: Id.optional() }),
  read: 'artist.read',
  update: 'artist.update',
} as const;

export const artistRiderContract = contract('artist-rider', {
  errors: fileErrors,
  routes: withDocument(masterRoutes(spec), spec),
});
