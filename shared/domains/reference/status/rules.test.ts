import { describe, expect, it } from 'vitest';
import type { StatusKind } from '#shared/kernel/record/main-area.ts';
import { checkPhaseKept, checkRemovable, firstStatus, fits, movedTo } from './rules.ts';
import type { StatusFields } from './schemas.ts';

const status = (id: string, more: Partial<StatusFields> = {}) => ({
  id,
  no: 1,
  rev: 1,
  createdAt: '',
  updatedAt: '',
  sort: 1,
  name: id,
  hexColor: '#112233',
  mainArea: 'show' as StatusKind,
  phase: 'options' as const,
  isActive: true,
  isDefault: false,
  ...more,
});

it('new records start with the default, or with the first active one where it is not active', () => {
  const [off, a, b] = [status('off', { isActive: false }), status('a'), status('b', { isDefault: true })];
  expect(firstStatus([off, a, b])).toBe(b);
  expect(firstStatus([off, a, { ...b, isActive: false }])).toBe(a);
  expect(firstStatus([off, a])).toBeUndefined();
});

it('records of a show keep their phase when their status goes; where a phase is only a sign they need not', () => {
  const to = (mainArea: StatusKind) => fits(status('a', { mainArea }), status('b', { mainArea, phase: 'confirmed' }));
  expect(['show', 'production', 'contract'].map((area) => to(area as StatusKind))).toEqual([false, false, false]);
  expect(['company', 'contact', 'artist'].map((area) => to(area as StatusKind))).toEqual([true, true, true]);
});

describe('a status goes for good', () => {
  const [one, other] = [status('one'), status('other')];
  it('when nothing has it', () => {
    expect(() => checkRemovable(one, 0)).not.toThrow();
    expect(() => checkRemovable(one, 3)).toThrow('status.inUse');
  });
  it('unless new records start with it, or shows are left without one of its phase', () => {
    expect(() => checkRemovable({ ...one, isDefault: true }, 0)).toThrow('status.isDefault');
    expect(checkPhaseKept(one, [one, other])).toBe(other);
    expect(() => checkPhaseKept(one, [one, { ...other, isActive: false }])).toThrow('status.lastOfPhase');
    expect(() => checkPhaseKept(one, [one, { ...other, phase: 'cancelled' }])).toThrow('status.lastOfPhase');
    const firm = status('firm', { mainArea: 'company' });
    expect(checkPhaseKept(firm, [firm])).toBeUndefined();
  });
});

describe('the status that a contract moves its show to', () => {
  const status = (id: string, setOn?: 'contractSent' | 'contractSigned', more: object = {}) => ({
    id,
    phase: 'confirmed' as const,
    isActive: true,
    ...(setOn ? { setOn } : {}),
    ...more,
  });
  const all = [status('confirmed'), status('sent', 'contractSent'), status('contracted', 'contractSigned')];
  const show = (statusId: string, phase: 'confirmed' | 'options' = 'confirmed') => ({ statusId, phase });

  it('is the one that the agency keeps for the moment', () => {
    expect(movedTo(all, show('confirmed'), 'contractSent')?.id).toBe('sent');
    expect(movedTo(all, show('confirmed'), 'contractSigned')?.id).toBe('contracted');
  });
  it('never leads back, to another phase or to a status that is off', () => {
    expect(movedTo(all, show('contracted'), 'contractSent')).toBeUndefined();
    expect(movedTo(all, show('option', 'options'), 'contractSent')).toBeUndefined();
    expect(movedTo([status('a'), status('b', 'contractSent', { isActive: false })], show('a'), 'contractSent')).toBe(
      undefined,
    );
    expect(movedTo([status('a'), status('b')], show('a'), 'contractSent')).toBeUndefined();
  });
});
