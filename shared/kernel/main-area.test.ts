import { expect, test } from 'vitest';
import { FREE_AREAS } from '#shared/domains/free-field/areas.ts';
import { areasOf } from '#shared/domains/word-template/schemas.ts';
import { inReadingOrder, MAIN_AREAS } from './main-area.ts';
import { RECORD_TARGETS } from './target.ts';

test('areas are read in one order, whatever order they are stored in', () => {
  const order = ['show', 'artist', 'production', 'quote', 'contract', 'purchaseAgreement', 'company', 'contact'];
  for (const areas of [MAIN_AREAS, FREE_AREAS, RECORD_TARGETS, areasOf('listView')] as const)
    expect(inReadingOrder<(typeof areas)[number]>(areas)).toEqual(order);
  expect(inReadingOrder(areasOf('record')).filter((area) => order.includes(area))).toEqual(order);
});
