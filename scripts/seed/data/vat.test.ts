import { expect, test } from 'vitest';
import { Random } from '../random.ts';
import { inventVatNumber, vatNumberOf } from './vat.ts';

/** Numbers that offices and their manuals publish. */
test.each([
  ['NL', '00449544', 'NL004495445B01'],
  ['DE', '13669597', 'DE136695976'],
  ['GB', '9807806', 'GB980780684'],
  ['BE', '4287594', 'BE0428759497'],
  ['FR', '30326504', 'FR40303265045'],
  ['ES', '1358562', 'ESA13585625'],
  ['PT', '0196484', 'PT501964843'],
  ['CH', '10015521', 'CHE100155212'],
  ['AT', '1358562', 'ATU13585627'],
  ['DK', '1358562', 'DK13585628'],
  ['SE', '123456789', 'SE123456789701'],
  ['NO', '99552582', 'NO995525828'],
  ['FI', '2077474', 'FI20774740'],
  ['PL', '856734621', 'PL8567346215'],
  ['CZ', '2512389', 'CZ25123891'],
  ['HU', '1289231', 'HU12892312'],
  ['IE', '6433435', 'IE6433435F'],
  ['GR', '09425921', 'EL094259216'],
  ['HR', '3339200596', 'HR33392005961'],
])('in %s %s becomes %s', (country, digits, number) => expect(vatNumberOf(country, digits)).toBe(number));

test('an invented number passes its own sum, and Italy its province too', () => {
  const random = new Random('vat');
  const number = inventVatNumber(random, 'IT');
  const digits = [...number.slice(2)].map(Number);
  const sum = digits.reduce((all, digit, i) => {
    const value = i % 2 === 1 ? digit * 2 : digit;
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  expect([number.length, sum % 10]).toEqual([13, 0]);
  expect(inventVatNumber(random, 'US')).toBe('');
});
