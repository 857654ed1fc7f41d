const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;

/** The fields that every agreement has, and the reason for unlocking, which only the log has. */
export const agreementFields = {
  unlockReason: inside,
  stage: plain,
  document: plain,
  number: { ...plain, log: false },
  locale: plain,
  template: plain,
  show: plain,
  artistIds: plain,
  artists: plain,
  owner: plain,
  freeFields: { ...plain, log: false },
  statusId: inside,
  tagIds: inside,
  wordTemplate: inside,
  unlinkedAt: { ...plain, log: false },
  company: plain,
  contact: plain,
  sentAt: { ...plain, log: false },
  lockedAt: { ...inside, log: false },
  lockedBy: inside,
} as const;
