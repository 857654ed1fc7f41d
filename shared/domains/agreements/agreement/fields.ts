const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields that every agreement has, and the reason for unlocking, which only the log has. */
export const agreementFields = {
  unlockReason: internal,
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
  statusId: internal,
  tagIds: internal,
  wordTemplate: internal,
  unlinkedAt: { ...plain, log: false },
  company: plain,
  contact: plain,
  sentAt: { ...plain, log: false },
  lockedAt: { ...internal, log: false },
  lockedBy: internal,
} as const;
