import { expect, test } from 'vitest';
import { takesType } from './file-types.ts';

test('a question takes the types of its groups, and without groups every type', () => {
  expect(takesType({ fileGroups: ['pdf', 'picture'] }, 'application/pdf')).toBe(true);
  expect(takesType({ fileGroups: ['pdf', 'picture'] }, 'image/heic')).toBe(true);
  expect(takesType({ fileGroups: ['pdf', 'picture'] }, 'text/csv')).toBe(false);
  expect(takesType({ fileGroups: ['sheet'] }, 'text/csv')).toBe(true);
  expect(takesType({ fileGroups: ['document'] }, 'text/csv')).toBe(false);
  expect(takesType({ fileGroups: ['document'] }, 'application/msword')).toBe(true);
  expect(takesType({ fileGroups: [] }, 'application/zip')).toBe(true);
});
