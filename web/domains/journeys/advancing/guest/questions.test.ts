import { expect, test } from 'vitest';
import type { SeenAnswer, SeenQuestion } from '#shared/domains/journeys/advancing-link/view.ts';
import { askedOf, readyDrafts, shownValue } from './questions.ts';

const ask = (key: string, more: Partial<SeenQuestion> = {}): SeenQuestion => ({
  key,
  kind: 'text',
  mode: 'optional',
  fileGroups: [],
  currency: 'EUR',
  label: key,
  help: '',
  choices: [],
  ...more,
});
const answer = (key: string, more: Partial<SeenAnswer> = {}): SeenAnswer => ({
  key,
  rev: 1,
  state: 'open',
  versions: 0,
  ...more,
});
const offer = { source: 'venue', value: 'yard', date: '2026-03-01' } as const;
const request = {
  sections: [
    {
      key: 'a',
      name: 'A',
      questions: [
        ask('cooks', { kind: 'yesNo' }),
        ask('menu', { visibleWhen: { question: 'cooks', value: 'yes' } }),
        ask('fee', { mode: 'readonly' }),
        ask('parking'),
        ask('doors'),
      ],
    },
  ],
  answers: [
    answer('cooks'),
    answer('menu', { draft: 'soup' }),
    answer('fee'),
    answer('parking', { offer }),
    answer('doors', { state: 'approved', draft: '19:00', value: '20:00' }),
  ],
};

test('counts what is answered, and what is only proposed', () => {
  const [section] = askedOf(request, {});
  expect(section).toMatchObject({ asked: 3, answered: 1, offered: 1 });
  expect(section?.items.map(({ question }) => question.key)).toEqual(['cooks', 'fee', 'parking', 'doors']);
});

test('what is typed opens a question, counts at once, and replaces a proposal', () => {
  const typed = { cooks: { rev: 1, value: true }, parking: { rev: 1, value: 'street' } };
  expect(askedOf(request, typed)[0]).toMatchObject({ asked: 4, answered: 4, offered: 0 });
  const parking = answer('parking', { offer, draft: 'gate' });
  expect([shownValue(parking, typed), shownValue(parking, {}), shownValue(answer('parking', { offer }), {})]).toEqual([
    'street',
    'gate',
    'yard',
  ]);
  expect(shownValue(parking, { parking: { rev: 1 } })).toBeUndefined();
});

test('sends the drafts of visible questions that are still open', () => {
  const typed = { cooks: { rev: 1, value: true } };
  expect(readyDrafts(askedOf(request, typed))).toEqual([{ key: 'menu', rev: 1, value: 'soup' }]);
  expect(readyDrafts(askedOf(request, {}))).toEqual([]);
});
