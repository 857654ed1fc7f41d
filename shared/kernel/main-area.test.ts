import { expect, test } from 'vitest';
import { FREE_AREAS } from '#shared/domains/free-field/areas.ts';
import { areasOf } from '#shared/domains/word-template/schemas.ts';
import { inReadingOrder, MAIN_AREAS, STATUS_AREAS } from './main-area.ts';
import { RECORD_TARGETS } from './target.ts';

test('areas are read in one order, whatever order they are stored in', () => {
  const order = [
    'show',
    'artist',
    'production',
    'quote',
    'contract',
    'purchaseAgreement',
    'invoice',
    'company',
    'contact',
    'flight',
    'train',
    'groundTransport',
    'lodging',
  ];
  const freeOrder = order.slice(0, -4);
  for (const areas of [MAIN_AREAS, RECORD_TARGETS, areasOf('listView')] as const)
    expect(inReadingOrder<(typeof areas)[number]>(areas)).toEqual(order);
  for (const areas of [FREE_AREAS, STATUS_AREAS] as const)
    expect(inReadingOrder<(typeof areas)[number]>(areas)).toEqual(freeOrder);
  expect(inReadingOrder(areasOf('record')).filter((area) => order.includes(area))).toEqual(order);
});
