import { expect, it } from 'vitest';
import { checklistOf } from './rules.ts';

const preset = (id: string, more: object = {}) => ({ id, name: `Preset ${id}`, help: '', isActive: true, ...more });
const item = (id: string, more: object = {}) => ({ id, name: `Item ${id}`, state: 'open' as const, ...more });
const names = (...args: Parameters<typeof checklistOf>) => checklistOf(...args).map(({ name }) => name);

it('asks for every active preset in its order, then for what is the record’s own', () => {
  const list = checklistOf([preset('B'), preset('A'), preset('C', { isActive: false })], [item('X')]);
  expect(list.map(({ itemId, isOwn, state }) => [itemId, isOwn, state])).toEqual([
    ['B', false, 'open'],
    ['A', false, 'open'],
    ['X', true, 'open'],
  ]);
});

it('a preset carries its state here, and its newest name', () => {
  const done = item('1', { presetId: 'A', name: 'Old name', state: 'done', setBy: 'Nina', setAt: '2026-05-01' });
  expect(checklistOf([preset('A', { help: 'Ask twice' })], [done])).toEqual([
    ...[{ itemId: 'A', name: 'Preset A', help: 'Ask twice', state: 'done', isOwn: false }].map((row) => ({
      ...row,
      setBy: 'Nina',
      setAt: '2026-05-01',
    })),
  ]);
});

it('what was dealt with stays when the preset goes; what was not goes with it', () => {
  const done = item('1', { presetId: 'A', state: 'done' });
  const open = item('2', { presetId: 'B' });
  expect(names([], [done, open])).toEqual(['Item 1']);
  expect(names([preset('A', { isActive: false }), preset('B', { isActive: false })], [done, open])).toEqual([
    'Preset A',
  ]);
});
