import * as z from 'zod';
import { freeFields } from '#shared/domains/free-field/schemas.ts';
import { TagIds } from '#shared/domains/tag/schemas.ts';
import { Id } from '#shared/kernel/ids.ts';
import { Rate } from '#shared/kernel/money.ts';
import { Meta } from '#shared/kernel/record.ts';
import { DEFAULT_HEX_COLOR, HexColor, optionalEmail, requiredText, text } from '#shared/kernel/text.ts';
import { TimeZone } from '#shared/kernel/zone.ts';

export const ArtistInput = z.object({
  name: requiredText(100),
  genre: text(50).default(''),
  hexColor: HexColor.default(DEFAULT_HEX_COLOR),
  email: optionalEmail,
  phone: text(50).default(''),
  website: text(200).default(''),
  /** Home of the artist: travel starts here. */
  city: text(100).default(''),
  zone: TimeZone.default('Europe/Amsterdam'),
  /** The agent who looks after the artist. */
  ownerId: Id.optional(),
  commissionRate: Rate.default(15_000),
  isActive: z.boolean().default(true),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type ArtistInput = z.infer<typeof ArtistInput>;
export const Artist = ArtistInput.extend(Meta.shape);
export type Artist = z.infer<typeof Artist>;

/** How other records carry an artist. */
export const ArtistCard = z.object({ artistId: Id, name: z.string() });
export type ArtistCard = z.infer<typeof ArtistCard>;
