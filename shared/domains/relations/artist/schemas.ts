import * as z from 'zod';
import { freeFields } from '#shared/domains/identity/free-field/schemas.ts';
import { TagIds } from '#shared/domains/reference/tag/schemas.ts';
import { Rate } from '#shared/kernel/money/money.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { Meta } from '#shared/kernel/record/record.ts';
import {
  DEFAULT_HEX_COLOR,
  HexColor,
  optionalEmail,
  requiredText,
  text,
  twitterName,
  webAddress,
} from '#shared/kernel/text/text.ts';
import { isWebAddress } from '#shared/kernel/text/web-address.ts';
import { TimeZone } from '#shared/kernel/time/zone.ts';

export const MAX_MEMBERS = 30;
export const MAX_TEAM = 10;
export const MAX_PRESS_LINKS = 10;

/** A person on stage or on the road. With a contact, the name is the contact's. */
export const Member = z.object({ contactId: Id.optional(), name: requiredText(130), part: text(50).default('') });
/** An agent of the artist, with the share that new shows start with. */
export const TeamAgent = z.object({ userId: Id, name: text(100).default(''), commissionRate: Rate });
export const PressLink = z.object({
  label: requiredText(50),
  url: requiredText(200).refine(isWebAddress, { error: 'url' }),
});

export const ArtistInput = z.object({
  name: requiredText(100),
  genre: text(50).default(''),
  hexColor: HexColor.default(DEFAULT_HEX_COLOR),
  email: optionalEmail,
  phone: text(50).default(''),
  website: webAddress(200),
  twitter: twitterName,
  /** Home of the artist: travel starts here. */
  city: text(100).default(''),
  zone: TimeZone.default('Europe/Amsterdam'),
  /** The agent who looks after the artist. */
  ownerId: Id.optional(),
  commissionRate: Rate.default(15_000),
  team: z.array(TeamAgent).max(MAX_TEAM).optional(),
  members: z.array(Member).max(MAX_MEMBERS).optional(),
  /** Names are filled in by the server. */
  management: z.object({ companyId: Id, name: text(100).default('') }).optional(),
  bookkeepingId: Id.optional(),
  brandId: Id.optional(),
  bankAccountId: Id.optional(),
  /** The project of Business Central for the invoices of shows that name none. */
  projectId: Id.optional(),
  biography: text(2500).optional(),
  pressLinks: z.array(PressLink).max(MAX_PRESS_LINKS).optional(),
  isActive: z.boolean().default(true),
  notes: text(2500).default(''),
  statusId: Id.optional(),
  tagIds: TagIds,
  ...freeFields,
});
export type ArtistInput = z.infer<typeof ArtistInput>;
export const Artist = ArtistInput.extend(Meta.shape);
export type Artist = z.infer<typeof Artist>;
