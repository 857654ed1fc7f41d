import { internal, plain, printed, silent } from '#shared/kernel/record/fields.ts';

/** The fields that every agreement has, and the reason for unlocking, which only the log has. */
export const agreementFields = {
  unlockReason: internal,
  stage: { ...plain, type: 'text', in: ['excel'] },
  document: plain,
  number: { ...plain, ...silent, ...printed },
  locale: { ...plain, type: 'text', in: ['excel'] },
  template: plain,
  show: plain,
  otherShows: plain,
  commonArtistIds: { ...internal, ...silent },
  artistIds: plain,
  artists: { ...plain, type: 'references', in: ['excel', 'word'], word: 'artist' },
  owner: { ...plain, type: 'reference', in: ['excel', 'word'] },
  freeFields: { ...plain, ...silent },
  statusId: internal,
  tagIds: internal,
  wordTemplate: internal,
  unlinkedAt: { ...plain, ...silent },
  company: { ...plain, type: 'reference', in: ['excel', 'word'] },
  contact: { ...plain, type: 'reference', in: ['excel', 'word'] },
  sentAt: { ...plain, ...silent },
  lockedAt: { ...internal, ...silent },
  lockedBy: internal,
} as const;
