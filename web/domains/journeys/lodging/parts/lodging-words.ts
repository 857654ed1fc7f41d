import { msg } from '@lingui/core/macro';
import type { LodgingFields, RoomInput } from '#shared/domains/journeys/lodging/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** Kinds of rooms: not those of a venue, nor songs. */
export const useRoomKinds = wordsHook<RoomInput['kind']>({
  single: msg({ context: 'hotel', message: 'Single' }),
  double: msg({ context: 'hotel', message: 'Double' }),
  twin: msg({ context: 'hotel', message: 'Twin' }),
  suite: msg({ context: 'hotel', message: 'Suite' }),
  apartment: msg({ context: 'hotel', message: 'Apartment' }),
  other: msg({ context: 'hotel', message: 'Other' }),
});

export const usePayers = wordsHook<Exclude<LodgingFields['paidBy'], ''>>({
  agency: msg`Agency`,
  promoter: msg`Promoter`,
  artist: msg`Artist`,
});
