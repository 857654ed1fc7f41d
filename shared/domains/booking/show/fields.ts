import { defineFields } from '#shared/kernel/record/fields.ts';
import type { ShowFields } from './schemas.ts';

const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;
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
  signer: internal,
  signerContact: internal,
  payer: internal,
  payerContact: internal,
  production: plain,
  fee: { ...deal, type: 'money', in: ['excel', 'word'] },
  expected: deal,
  dealType: deal,
  deal: { ...deal, ...internal },
  products: { ...deal, ...internal },
  owner: plain,
  team: internal,
  capacity: plain,
  description: { ...plain, type: 'text', in: ['excel', 'word'] },
  billing: { ...plain, type: 'text', in: ['excel', 'word'] },
  // Documents call them `announcement` and `onSale`.
  announceAt: { ...plain, type: 'moment', in: ['excel'] },
  onSaleAt: { ...plain, type: 'moment', in: ['excel'] },
  tickets: plain,
  riderIds: plain,
  ageRestrictionId: plain,
  tagIds: internal,
  exclusivity: internal,
  externalNotes: { ...plain, type: 'text', in: ['excel'] },
  internalNotes: { ...internal, blank: '', type: 'text', in: ['excel'] },
  timetable: internal,
  lockedAt: { ...plain, ...silent },
  lockedBy: plain,
  unlockReason: internal,
  freeFields: { ...plain, ...silent },
  remindedFor: { ...internal, ...silent },
  challenge: { ...internal, ...silent },
  endedChallenge: { ...internal, ...silent },
  backAt: { ...internal, ...silent },
  isPreliminary: { ...plain, ...silent },
  asked: { ...plain, ...silent },
  requesterId: { ...plain, ...silent },
});
