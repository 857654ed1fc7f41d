import { defineFields } from '#shared/kernel/fields.ts';
import type { ShowFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;
/** The money of the agency. */
const deal = { sees: 'everybody', right: 'show.readDeal' } as const;
/** A field that follows from others, so that the log does not tell it. */
const silent = { log: false } as const;

/** The fields of a show, and those that only its log has: the deal, the timetable and the reason for unlocking. */
export const showFields = defineFields<ShowFields, 'deal' | 'timetable' | 'unlockReason'>()({
  number: { ...plain, ...silent, type: 'text', in: ['excel', 'word'] },
  start: plain,
  end: plain,
  isAllDay: plain,
  isNight: plain,
  timeOfPerformance: plain,
  zone: { ...plain, type: 'text', in: ['excel'] },
  startAt: { ...plain, ...silent },
  artists: plain,
  venue: plain,
  room: { ...plain, type: 'text', in: ['excel', 'word'] },
  statusId: plain,
  phase: plain,
  rank: plain,
  expiresOn: { ...plain, type: 'day', in: ['excel', 'word'] },
  promoter: plain,
  contact: plain,
  signer: inside,
  signerContact: inside,
  payer: inside,
  payerContact: inside,
  production: plain,
  fee: { ...deal, type: 'money', in: ['excel', 'word'] },
  expected: deal,
  dealType: deal,
  deal: { ...deal, ...inside },
  products: { ...deal, ...inside },
  owner: plain,
  team: inside,
  capacity: plain,
  description: { ...plain, type: 'text', in: ['excel', 'word'] },
  billing: { ...plain, type: 'text', in: ['excel', 'word'] },
  // Documents call them `announcement` and `onSale`.
  announceAt: { ...plain, type: 'moment', in: ['excel'] },
  onSaleAt: { ...plain, type: 'moment', in: ['excel'] },
  tickets: plain,
  riderIds: plain,
  ageRestrictionId: plain,
  tagIds: inside,
  exclusivity: inside,
  externalNotes: { ...plain, type: 'text', in: ['excel'] },
  internalNotes: { ...inside, blank: '', type: 'text', in: ['excel'] },
  timetable: inside,
  lockedAt: { ...plain, ...silent },
  lockedBy: plain,
  unlockReason: inside,
  freeFields: { ...plain, ...silent },
  remindedFor: { ...inside, ...silent },
  challenge: { ...inside, ...silent },
  endedChallenge: { ...inside, ...silent },
  backAt: { ...inside, ...silent },
  isPreliminary: { ...plain, ...silent },
  asked: { ...plain, ...silent },
  requesterId: { ...plain, ...silent },
});
