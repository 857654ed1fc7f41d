import { expect, it } from 'vitest';
import { splitFlightNumber } from './flight-number.ts';

it('a number with its airline, together or apart', () => {
  expect(splitFlightNumber('KL1001')).toEqual({ code: 'KL', number: '1001' });
  expect(splitFlightNumber(' kl 1001 ')).toEqual({ code: 'KL', number: '1001' });
  expect(splitFlightNumber('U2 8123a')).toEqual({ code: 'U2', number: '8123A' });
  expect(splitFlightNumber('6E 5')).toEqual({ code: '6E', number: '5' });
});

it('a number without one stays as it is', () => {
  for (const typed of ['1001', '1001A', '', 'KL', 'KLM1001', 'KL10012', '12 34'])
    expect(splitFlightNumber(typed), typed).toBeUndefined();
});
