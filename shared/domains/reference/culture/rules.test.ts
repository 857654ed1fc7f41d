import { expect, it } from 'vitest';
import { CULTURE_CODES } from '#shared/data/cultures.ts';
import { checkCulture, culturesOf } from './rules.ts';

it('are all eight, active, with one default, before anybody chose', () => {
  const all = culturesOf([]);
  expect(all.map(({ code }) => code)).toEqual([...CULTURE_CODES]);
  expect(all).toHaveLength(8);
  expect(all.every(({ isActive, rev }) => isActive && rev === 0)).toBe(true);
  expect(all.filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['en-GB']);
});

it('stand as the agency set them', () => {
  const all = culturesOf([
    { code: 'nl', isActive: true, isDefault: true, rev: 3 },
    { code: 'pt', isActive: false, isDefault: false, rev: 1 },
  ]);
  expect(all.filter(({ isDefault }) => isDefault)).toEqual([{ code: 'nl', isActive: true, isDefault: true, rev: 3 }]);
  expect(all.find(({ code }) => code === 'pt')).toMatchObject({ isActive: false, rev: 1 });
});

it('the default is active and never without a successor', () => {
  const [standard, other] = [
    { code: 'nl' as const, isActive: true, isDefault: true },
    { code: 'de' as const, isActive: true, isDefault: false },
  ];
  expect(() => checkCulture(standard, { ...standard, isActive: false })).toThrow('culture.needsDefault');
  expect(() => checkCulture(standard, { ...standard, isDefault: false })).toThrow('culture.needsDefault');
  expect(() => checkCulture(other, { ...other, isDefault: true })).not.toThrow();
  expect(() => checkCulture(other, { ...other, isActive: false })).not.toThrow();
});
