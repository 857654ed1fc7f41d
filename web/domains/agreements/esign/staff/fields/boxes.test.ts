import { expect, test } from 'vitest';
import { boxAfterKey, fieldAt, keptMarks, movedBy, sizedBy } from './boxes.ts';

const A4 = { width: 595, height: 842 };
const box = { x: 100, y: 100, width: 150, height: 30 };
const key = (name: string, more: object = {}) => ({ key: name, shiftKey: false, altKey: false, ...more });

test('a new field lies around the point, inside its page', () => {
  expect(fieldAt({ kind: 'sign' }, { x: 300, y: 400 }, A4)).toMatchObject({ x: 215, y: 383, width: 170, height: 34 });
  expect(fieldAt({ kind: 'date' }, { x: 2, y: 840 }, A4)).toMatchObject({ x: 0, y: 824 });
});

test('a field moves and grows no further than the edge', () => {
  expect(movedBy(box, -500, 5000, A4)).toMatchObject({ x: 0, y: 812, width: 150, height: 30 });
  expect(sizedBy(box, 5000, 5000, A4)).toMatchObject({ x: 100, y: 100, width: 495, height: 742 });
  expect(sizedBy(box, -500, -500, A4)).toMatchObject({ width: 24, height: 12 });
});

test('keys move a field, size it with Alt, and take ten points with Shift', () => {
  expect(boxAfterKey(box, key('ArrowRight'), A4)).toMatchObject({ x: 101, y: 100 });
  expect(boxAfterKey(box, key('ArrowUp', { shiftKey: true }), A4)).toMatchObject({ x: 100, y: 90 });
  expect(boxAfterKey(box, key('ArrowDown', { altKey: true }), A4)).toMatchObject({ y: 100, height: 31 });
  expect(boxAfterKey(box, key('a'), A4)).toBeUndefined();
});

test('the fields of those who left are dropped, and of those who only get a copy', () => {
  const mark = (participantId: string) => ({
    ...box,
    participantId,
    fileId: 'f',
    kind: 'sign' as const,
    page: 1,
    label: '',
  });
  const participants = [
    { id: 'a', role: 'signer' },
    { id: 'b', role: 'copy' },
  ];
  expect(keptMarks([mark('a'), mark('b'), mark('c')], { participants })).toEqual([mark('a')]);
});
