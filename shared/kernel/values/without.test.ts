import { expect, it } from 'vitest';
import { without } from './without.ts';

interface Named {
  readonly name: string;
}

it('leaves out the fields that are named, and keeps the others in their order', () => {
  const body: Named & { readonly rev: number } = { rev: 3, name: 'Ann' };
  const input: Named = without<Named>(body, 'rev');
  expect(input).toEqual({ name: 'Ann' });
  expect(Object.keys(without({ b: 1, a: 2, c: 3 }, 'a'))).toEqual(['b', 'c']);
});

it('changes neither the value nor a field that holds nothing', () => {
  const value = { name: undefined, rev: 1 };
  expect(Object.keys(without(value, 'rev'))).toEqual(['name']);
  expect(value).toEqual({ name: undefined, rev: 1 });
});
