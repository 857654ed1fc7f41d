import { expect, it } from 'vitest';
import { PartKey } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { blankQuestion, blankSection, inOrder, newKey, questionsBefore } from './parts.ts';

it('makes keys that the server accepts, each only once', () => {
  const keys = Array.from({ length: 500 }, newKey);
  expect(new Set(keys).size).toBe(500);
  expect(keys.every((key) => PartKey.safeParse(key).success)).toBe(true);
});

it('orders parts by their keys', () => {
  const [a, b] = [blankSection(), blankSection()];
  expect(inOrder([a, b], [b.key, a.key])).toEqual([b, a]);
});

it('finds the questions before one, over the end of a section', () => {
  const [one, two, three] = [blankQuestion(), blankQuestion(), blankQuestion()];
  const sections = [
    { ...blankSection(), questions: [one, two] },
    { ...blankSection(), questions: [three] },
  ];
  expect(questionsBefore(sections, three.key)).toEqual([one, two]);
  expect(questionsBefore(sections, one.key)).toEqual([]);
});
