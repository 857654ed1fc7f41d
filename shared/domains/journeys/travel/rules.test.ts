import { expect, it } from 'vitest';
import { ownPlaceId, ownPlaceOf } from './place-rules.ts';
import { copiedTravel } from './rules.ts';
import type { TravelFields } from './schemas.ts';

const ID = '01M7ZFTA5KWKPDBTAQAVAYJNTM';

it('a copy belongs to no show, and is the same besides', () => {
  const journey: TravelFields & { readonly more: string } = {
    phase: 'options',
    notes: 'Gate B',
    artists: [{ artistId: ID, name: 'Mara Lind' }],
    travellers: [{ contactId: ID, name: { fullName: 'Nina' }, position: '' }],
    more: 'of its kind',
  };
  expect(copiedTravel({ ...journey, showIds: [ID] })).toEqual(journey);
  expect(copiedTravel(journey)).toEqual(journey);
});

it('an own place is told from one of Google’s by its id', () => {
  for (const kind of ['airport', 'company'] as const)
    expect(ownPlaceOf(ownPlaceId(kind, ID))).toEqual({ kind, id: ID });
  expect(ownPlaceOf('ChIJVXealLU_xkcRja_At0z9AGY')).toBeUndefined();
  expect(ownPlaceOf('company-ChIJ')).toBeUndefined();
});
