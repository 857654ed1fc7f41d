import { expect, it } from 'vitest';
import { plainState, stateNamed } from './rules.ts';

it.each([
  ['US', 'California', 'US-CA'],
  ['US', ' ca ', 'US-CA'],
  ['US', 'US-CA', 'US-CA'],
  ['DE', 'Thueringen', undefined],
  ['DE', 'thuringen', 'DE-TH'],
  ['BE', 'Bruxelles', 'BE-BRU'],
  ['US', 'Calif.', undefined],
  ['NL', 'California', undefined],
  ['FR', 'Paris', undefined],
  ['US', '  ', undefined],
])('%s %s -> %s', (country, text, stateId) => {
  expect(stateNamed(country, text)).toBe(stateId);
});

it('one alias for what says the same', () => {
  expect(plainState('Calif.')).toBe(plainState(' CALIF '));
});
