import { expect, test } from 'vitest';
import type { AdvancingRequest } from '#shared/domains/journeys/advancing/schemas.ts';
import { Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { allItems, blockedItems, inParts, itemsOf, nextNeeded, plainItems } from './items.ts';

const ask = (key: string, more: object = {}) => Question.parse({ key, kind: 'text', label: key, ...more });
const answer = (key: string, more: object = {}): AdvancingRequest['answers'][number] => ({
  key,
  rev: 2,
  versions: 1,
  value: key,
  comparison: 'unchanged',
  ...more,
});
const section = (key: string, ...questions: Question[]) => ({ key, name: key, names: {}, questions });
const sections = [
  section(
    'times',
    ask('doors'),
    ask('cooks', { kind: 'yesNo' }),
    ask('menu', { visibleWhen: { question: 'cooks', value: 'yes' } }),
  ),
  section('own', ask('remark', { mode: 'hidden' }), ask('fee', { mode: 'readonly' })),
  section('place', ask('parking'), ask('stage'), ask('site')),
];
const request = {
  sections,
  answers: [
    answer('doors'),
    answer('cooks', { value: false }),
    answer('parking', { comparison: 'changed' }),
    answer('stage', { blockedByLock: true }),
  ],
  items: { doors: 'provided', cooks: 'approved', parking: 'inUse', stage: 'provided' },
} as const;

test('shows the questions that are asked, by section', () => {
  const shown = itemsOf(request as never).map(({ section: { key }, items }) => [key, items.map((one) => one.key)]);
  expect(shown).toEqual([
    ['times', ['doors', 'cooks']],
    ['place', ['parking', 'stage', 'site']],
  ]);
});

test('approves at once what the show does not contradict, and finds what waits for its lock', () => {
  const items = allItems(itemsOf(request as never));
  expect(plainItems(items).map(({ key }) => key)).toEqual(['doors', 'stage']);
  expect(blockedItems(items).map(({ key }) => key)).toEqual(['stage']);
});

test('leads from one decision to the next, and around', () => {
  const items = allItems(itemsOf(request as never));
  const walk = [undefined, 'doors', 'cooks', 'parking', 'stage'].map((key) => nextNeeded(items, key));
  expect(walk).toEqual(['doors', 'parking', 'parking', 'stage', 'doors']);
  expect(
    nextNeeded(
      items.filter(({ key }) => key === 'doors'),
      'doors',
    ),
  ).toBeUndefined();
});

test('writes many decisions in parts of twenty', () => {
  expect(inParts(Array.from({ length: 45 }, (_, i) => i)).map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(inParts([])).toEqual([]);
});
