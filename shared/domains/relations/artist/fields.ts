import { defineFields } from '#shared/kernel/record/fields.ts';
import type { ArtistInput } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields of an artist. Only the log has the availability: why days are not free. */
export const artistFields = defineFields<ArtistInput, 'availability'>()({
  name: plain,
  genre: plain,
  hexColor: plain,
  email: plain,
  phone: plain,
  website: plain,
  twitter: plain,
  city: plain,
  zone: plain,
  commissionRate: plain,
  isActive: plain,
  notes: { ...internal, blank: '' },
  freeFields: { ...plain, log: false },
  ownerId: plain,
  team: internal,
  members: plain,
  management: plain,
  bookkeepingId: internal,
  brandId: internal,
  bankAccountId: internal,
  biography: plain,
  pressLinks: plain,
  statusId: internal,
  tagIds: internal,
  availability: internal,
});
