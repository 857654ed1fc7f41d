import { useLingui } from '@lingui/react/macro';
import type { LodgingFields, RoomInput } from '#shared/domains/journeys/lodging/schemas.ts';

/** Kinds of rooms: not those of a venue, nor songs. */
export function useRoomKinds(): Readonly<Record<RoomInput['kind'], string>> {
  const { t } = useLingui();
  return {
    single: t({ context: 'hotel', message: 'Single' }),
    double: t({ context: 'hotel', message: 'Double' }),
    twin: t({ context: 'hotel', message: 'Twin' }),
    suite: t({ context: 'hotel', message: 'Suite' }),
    apartment: t({ context: 'hotel', message: 'Apartment' }),
    other: t({ context: 'hotel', message: 'Other' }),
  };
}

export function usePayers(): Readonly<Record<Exclude<LodgingFields['paidBy'], ''>, string>> {
  const { t } = useLingui();
  return { agency: t`Agency`, promoter: t`Promoter`, artist: t`Artist` };
}
