import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeId } from '#shared/kernel/record/ids.ts';
import { checkFreeValues, fieldsFor, numberOptions, seenValues, valueProblem } from './rules.ts';
import { FREE_TYPES, type FreeFieldView, FreeValue, type FreeValues } from './schemas.ts';
import { claimSlot, SLOTS, slotCells, slotKind, slotNumber } from './slots.ts';

const idOf = (no: number) => makeId(no, no, new Uint8Array(6));
const options = [
  { no: 1, name: 'Vegan', isActive: true },
  { no: 2, name: 'Halal', isActive: false },
];
const field = (no: number, change: Partial<FreeFieldView> = {}): FreeFieldView => ({
  id: idOf(no),
  name: `Field ${no}`,
  categoryId: idOf(99),
  type: 'text',
  help: '',
  options,
  currency: 'EUR',
  isMandatory: false,
  inList: false,
  slot: '',
  mayEdit: true,
  ...change,
});
const definition = (no: number, isActive = true) => ({ ...field(no), isActive });

const types = fc.constantFrom(...FREE_TYPES);
const good: Readonly<Record<FreeFieldView['type'], fc.Arbitrary<FreeValue>>> = {
  text: fc.string({ maxLength: 200 }),
  multiline: fc.string({ maxLength: 2500 }),
  number: fc.integer({ min: -1e12, max: 1e12 }).map((n) => n / 1000),
  money: fc.integer({ min: -1e12, max: 1e12 }).map((minor) => ({ minor, currency: 'EUR' })),
  date: fc.constantFrom('2026-11-28', '1969-12-31', '1970-01-01'),
  yesNo: fc.boolean(),
  choice: fc.constant(1),
  multiChoice: fc.constant([1]),
  link: fc.constantFrom('https://a.example', 'b.example/x'),
  contact: fc.constant({ id: idOf(5), name: 'Ann' }),
  company: fc.constant({ id: idOf(5), name: 'Hall' }),
  file: fc.constant({ id: idOf(5), name: 'plan.pdf' }),
};
const typed = types.chain((type) => fc.tuple(fc.constant(type), good[type]));

test('a value of its type is right, one of another kind is wrong', () => {
  fc.assert(fc.property(typed, ([type, value]) => valueProblem(field(1, { type }), value, undefined) === undefined));
  const kinds = { yesNo: 'x', number: 'x', date: 'soon', choice: 'x', multiChoice: 1, money: 5, contact: 'x' } as const;
  for (const [type, value] of Object.entries(kinds))
    expect(valueProblem(field(1, { type: type as 'yesNo' }), value, undefined)).toBeDefined();
  expect(valueProblem(field(1, { type: 'number' }), 0.0001, undefined)).toEqual({ code: 'freeField.value' });
  expect(valueProblem(field(1, { type: 'money' }), { minor: 1, currency: 'USD' }, undefined)).toBeDefined();
  expect(valueProblem(field(1), 'x'.repeat(201), undefined)).toEqual({ code: 'tooLong', params: { max: 200 } });
  expect(valueProblem(field(1, { type: 'link' }), 'no address', undefined)).toEqual({ code: 'url' });
});

test('an option that is not active may only stay', () => {
  const choice = field(1, { type: 'choice' });
  expect(valueProblem(choice, 2, undefined)).toEqual({ code: 'choice' });
  expect(valueProblem(choice, 2, 2)).toBeUndefined();
  expect(valueProblem(field(1, { type: 'multiChoice' }), [1, 1], undefined)).toEqual({ code: 'choice' });
});

test('every problem names its field, and what may not be filled in is refused', () => {
  const fields = [field(1, { isMandatory: true }), field(2, { type: 'date' }), field(3, { mayEdit: false })];
  const { problems } = checkFreeValues(fields, { [idOf(2)]: 'soon', [idOf(3)]: 'x', [idOf(4)]: 'x' });
  expect(problems).toEqual([
    { code: 'date', field: `freeFields.${idOf(2)}` },
    { code: 'freeField.unknown', field: `freeFields.${idOf(3)}` },
    { code: 'freeField.unknown', field: `freeFields.${idOf(4)}` },
    { code: 'required', field: `freeFields.${idOf(1)}` },
  ]);
});

test.each([
  ['multiChoice', 'atLeastOne'],
  ['choice', 'choice'],
  ['yesNo', 'choice'],
  ['contact', 'choice'],
  ['file', 'choice'],
  ['date', 'required'],
  ['money', 'required'],
] as const)('an empty %s that must be there says %s', (type, code) => {
  const { problems } = checkFreeValues([field(1, { type, isMandatory: true })], {});
  expect(problems).toEqual([{ code, field: `freeFields.${idOf(1)}` }]);
});

const anyValues = fc.dictionary(
  fc.integer({ min: 1, max: 8 }).map(idOf),
  fc.constantFrom<FreeValue>('a', 'b', '', null),
);
test('what is unseen, read only or left out is never changed', () => {
  fc.assert(
    fc.property(anyValues, anyValues, fc.subarray([1, 2, 3, 4]), (given, stored, mine) => {
      const before = checkFreeValues(
        [1, 2, 3, 4, 5, 6, 7, 8].map((no) => field(no)),
        stored,
      ).values;
      const after = checkFreeValues(
        mine.map((no) => field(no)),
        given,
        before,
      ).values;
      for (const id of Object.keys({ ...before, ...after })) {
        const mayChange = mine.some((no) => idOf(no) === id) && id in given;
        if (!mayChange) expect(after[id]).toEqual(before[id]);
      }
      expect(Object.values(after)).not.toContain('');
    }),
  );
});

test('a profile says who sees what; without one outsiders see nothing', () => {
  const all = [definition(1), definition(2), definition(3, false)];
  expect(fieldsFor(all, undefined, 'internal').map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  expect(fieldsFor(all, undefined, 'external')).toEqual([]);
  const entry = (no: number, mayEdit: boolean) => ({ fieldId: idOf(no), mayEdit, isMandatory: true });
  const profile = { fields: [entry(2, false), entry(3, true), entry(1, true), entry(9, true)] };
  const seen = fieldsFor(all, profile, 'external');
  expect(seen.map(({ id, isMandatory }) => [id, isMandatory])).toEqual([
    [idOf(2), false],
    [idOf(1), true],
  ]);
  const values: FreeValues = { [idOf(1)]: 'a', [idOf(4)]: 'b' };
  expect(seenValues(seen, values)).toEqual({ [idOf(1)]: 'a' });
});

const lists = fc.array(fc.record({ no: fc.integer({ min: 0, max: 6 }), name: fc.string(), isActive: fc.boolean() }));
test('an option keeps its number for ever and no two share one', () => {
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 4 }), (rounds) => {
      let now = numberOptions([], []);
      for (const given of rounds) {
        const next = numberOptions(now, given);
        expect(new Set(next.map(({ no }) => no)).size).toBe(next.length);
        for (const { no } of now) expect(next.some((option) => option.no === no)).toBe(true);
        expect(next.every(({ no }) => no > 0)).toBe(true);
        now = next;
      }
    }),
  );
});

test('figures of a list stand in the order of their values and never at its mark of emptiness', () => {
  const milli = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(milli, milli, (a, b) => {
      const [x, y] = [slotNumber('number', a / 1000), slotNumber('number', b / 1000)];
      expect(Math.sign(x - y)).toBe(Math.sign(a - b));
      expect(x).not.toBe(0);
      expect(slotNumber('money', { minor: a, currency: 'EUR' })).not.toBe(0);
    }),
  );
  expect(slotNumber('date', '1970-01-01')).toBeGreaterThan(slotNumber('date', '1969-12-31'));
});

test('a field takes a free slot of its kind, keeps it, gives it back, and is refused when none is left', () => {
  const base = { inList: true, isActive: true, slot: '' } as const;
  fc.assert(
    fc.property(types, fc.subarray([...SLOTS]), (type, taken) => {
      const kind = slotKind(type);
      const isFree = SLOTS.some((slot) => slot[0] === kind && !taken.includes(slot));
      const claim = () => claimSlot({ ...base, type }, '', taken);
      if (kind && !isFree) {
        expect(claim).toThrow('freeField.noSlot');
        return;
      }
      expect(claim()[0]).toBe(kind);
      expect(taken).not.toContain(claim());
    }),
  );
  expect(claimSlot({ ...base, type: 'number' }, 'n2', ['n1', 'n2'])).toBe('n2');
  expect(claimSlot({ ...base, type: 'number', inList: false }, 'n2', [])).toBe('');
});

test('a row has every slot, also those nobody holds', () => {
  const holder = { id: idOf(1), type: 'yesNo', slot: 'n2' } as const;
  const cells = slotCells([holder], { [idOf(1)]: false });
  expect(Object.keys(cells)).toEqual([...SLOTS]);
  expect(cells).toMatchObject({ n1: 0, n2: 1, t1: '', m1: [] });
});

test('a value of each type is let in by the contract', () => {
  for (const value of ['x', 1.5, true, null, [1], { minor: 1, currency: 'EUR' }, { id: idOf(1), name: 'x' }])
    expect(FreeValue.safeParse(value)).toMatchObject({ success: true, data: value });
  expect(FreeValue.safeParse({ id: 'x' }).success).toBe(false);
});
