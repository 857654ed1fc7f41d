import { defineFields, internal, plain, printed, silent } from '#shared/kernel/record/fields.ts';
import type { ArtistInput } from './schemas.ts';

/** The fields of an artist. Only the log has the availability: why days are not free. */
export const artistFields = defineFields<ArtistInput, 'availability'>()({
  name: { ...plain, ...printed },
  genre: { ...plain, ...printed },
  hexColor: { ...plain, type: 'text', in: ['excel'] },
  email: { ...plain, ...printed },
  phone: { ...plain, ...printed },
  website: { ...plain, ...printed },
  twitter: plain,
  city: { ...plain, ...printed },
  zone: { ...plain, type: 'text', in: ['excel'] },
  commissionRate: plain,
  isActive: { ...plain, type: 'flag', in: ['excel'] },
  notes: { ...internal, blank: '', ...printed },
  freeFields: { ...plain, ...silent },
  ownerId: plain,
  team: internal,
  members: plain,
  management: { ...plain, type: 'reference', in: ['excel'] },
  bookkeepingId: internal,
  brandId: internal,
  bankAccountId: internal,
  projectId: internal,
  biography: plain,
  pressLinks: plain,
  statusId: internal,
  tagIds: internal,
  availability: internal,
});
