import { defineFields } from '#shared/kernel/fields.ts';
import type { ArtistInput } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;

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
  notes: { ...inside, blank: '' },
  freeFields: { ...plain, log: false },
  ownerId: plain,
  team: inside,
  members: plain,
  management: plain,
  bookkeepingId: inside,
  brandId: inside,
  bankAccountId: inside,
  biography: plain,
  pressLinks: plain,
  statusId: inside,
  tagIds: inside,
  availability: inside,
});
