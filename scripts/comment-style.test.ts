import { expect, it } from 'vitest';
import { commentProblems } from './comment-style.ts';

it('names comments that begin with a clause as a noun', () => {
  const code = [
    '/** What a form holds. */',
    'const a = 1; // Who sees it',
    ' * Where neither says so.',
    'const b = "What";',
  ];
  expect(commentProblems(code.join('\n'))).toEqual([
    '1: /** What a form holds. */',
    '2: const a = 1; // Who sees it',
    '3: * Where neither says so.',
  ]);
});

it('takes comments that begin with their subject, and these words inside a sentence', () => {
  const code = ['/** Fields of a form. */', '// The user sees what others wrote.', 'const where = 1;', 'a * Where'];
  expect(commentProblems(code.join('\n'))).toEqual([]);
});
