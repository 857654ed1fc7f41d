const plain = { sees: 'everybody' } as const;
const internal = { sees: 'inside' } as const;

/** The fields of every journey and stay. Answers tell the linked shows that the caller sees; the log tells none. */
export const travelFields = {
  artists: plain,
  travellers: plain,
  notes: plain,
  phase: plain,
  tagIds: internal,
  showIds: internal,
} as const;
