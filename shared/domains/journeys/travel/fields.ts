const plain = { sees: 'everybody' } as const;
const inside = { sees: 'inside' } as const;

/** The fields of every journey and stay. Answers tell the linked shows that the caller sees; the log tells none. */
export const travelFields = {
  artists: plain,
  travellers: plain,
  notes: plain,
  phase: plain,
  tagIds: inside,
  showIds: inside,
} as const;
