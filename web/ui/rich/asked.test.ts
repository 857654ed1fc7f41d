import { expect, it } from 'vitest';
import { askedAt } from './asked.ts';

it.each([
  ['@', { from: 0, keyword: '' }],
  ['ask @No', { from: 4, keyword: 'No' }],
  ['ask @Noor Ba', { from: 4, keyword: 'Noor Ba' }],
  ['mail me@home', undefined],
  ['@Noor Bakker is', undefined],
])('%s asks for a name or does not', (text, asked) => expect(askedAt(text)).toEqual(asked));
