import { internal, plain, printed } from '#shared/kernel/record/fields.ts';

/** The fields of every journey and stay. Answers tell the linked shows that the caller sees; the log tells none. */
export const travelFields = {
  artists: { ...plain, type: 'references', in: ['excel', 'word'], word: 'artist' },
  travellers: plain,
  notes: { ...plain, ...printed },
  phase: plain,
  tagIds: internal,
  showIds: internal,
} as const;

/** The fields of a journey or stay that is booked. */
export const bookedFields = { ...travelFields, hexColor: plain, bookingReference: { ...plain, ...printed } } as const;
