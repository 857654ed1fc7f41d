import { describe, expect, it, test } from 'vitest';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { rightsOf } from './presets.ts';
import {
  accessOf,
  againTerms,
  checkBegin,
  checkMayAsk,
  checkPerson,
  checkTerms,
  declined,
  granted,
  periodOf,
  stageAfter,
  stateOf,
} from './rules.ts';
import { ACCESS_PRESETS, type GrantFields, type GrantStage, type GrantTerms } from './schemas.ts';

const now = new Date('2026-11-28T12:00:00.000Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const terms = (more: Partial<GrantTerms> = {}): GrantTerms => ({
  preset: 'view',
  allArtists: true,
  artistIds: [],
  from: at(0),
  until: at(7),
  ...more,
});
const grantIn = (stage: GrantStage, more: Partial<GrantFields> = {}): GrantFields => ({
  ...terms(),
  name: 'Nora Lind',
  email: 'nora@books.example',
  reason: 'Year end',
  origin: 'staff',
  askedBy: { userId: 'asker', name: 'Jonas' },
  stage,
  ...more,
});
const by = { userId: 'admin', name: 'Iris' };

describe('the state', () => {
  it('follows the clock, to the moment', () => {
    const grant = grantIn('granted', { from: at(1), until: at(2) });
    const states = [0, 1, 1.999, 2, 3].map((days) => stateOf(grant, new Date(at(days))));
    expect(states).toEqual(['granted', 'active', 'active', 'ended', 'ended']);
  });

  it('allows each step only where it leads on', () => {
    const may = (stage: GrantStage, on: string, more = {}) => {
      try {
        return stageAfter(grantIn(stage, more), on, now);
      } catch (e) {
        return (e as Error & { code: string }).code;
      }
    };
    expect([may('requested', 'grant'), may('requested', 'decline')]).toEqual(['granted', 'declined']);
    expect([may('granted', 'revoke'), may('granted', 'revoke', { from: at(1) })]).toEqual(['revoked', 'revoked']);
    const refused = [
      may('granted', 'grant'),
      may('declined', 'grant'),
      may('requested', 'revoke'),
      may('revoked', 'revoke'),
      may('granted', 'revoke', { from: at(-2), until: at(-1) }),
    ];
    expect(new Set(refused)).toEqual(new Set(['accessGrant.decided']));
  });

  it('keeps who decided, when, and the terms or the reason', () => {
    const decided = granted(grantIn('requested'), terms({ preset: 'booking', until: at(3) }), by, now);
    expect(decided).toMatchObject({
      stage: 'granted',
      preset: 'booking',
      until: at(3),
      decidedBy: by,
      decidedAt: at(0),
    });
    expect(declined(grantIn('requested'), 'Not needed', by, now)).toMatchObject({
      stage: 'declined',
      answer: 'Not needed',
      decidedBy: by,
    });
  });
});

test('a period ends in the future, after its begin, within 90 days; a clock change takes none of them', () => {
  const refusal = (more: Partial<GrantTerms>) => {
    try {
      checkTerms(terms(more), now);
      return undefined;
    } catch (e) {
      const { code, field } = e as Error & { code: string; field?: string };
      return [code, field];
    }
  };
  expect(refusal({})).toBeUndefined();
  expect(refusal({ from: at(-80), until: at(9) })).toBeUndefined();
  expect(refusal({ from: '2026-09-30T22:00:00.000Z', until: '2026-12-29T23:00:00.000Z' })).toBeUndefined();
  expect(refusal({ until: at(91) })?.[0]).toBe('accessGrant.tooLong');
  expect(refusal({ from: at(3), until: at(2) })?.[0]).toBe('accessGrant.order');
  expect(refusal({ from: at(-3), until: at(-1) })?.[0]).toBe('accessGrant.past');
  expect(refusal({ from: at(-3), until: at(0) })?.[0]).toBe('accessGrant.past');
  expect(refusal({ allArtists: false })?.[0]).toBe('accessGrant.noArtists');
  expect(refusal({ allArtists: false, artistIds: ['a'] })).toBeUndefined();
});

describe('the presets', () => {
  it('lend no act of permanent staff, and reading lends only reading', () => {
    for (const preset of ACCESS_PRESETS) {
      const { permissions, environment } = rightsOf(terms({ preset }));
      expect(environment).toBe('internal');
      expect(
        permissions.filter((one) => /^(user|userAction)\.|\.delete$|settings|masterData\.update/.test(one)),
      ).toEqual([]);
      expect(permissions).toContain('show.read');
    }
    const { role, permissions } = rightsOf(terms());
    expect([role, permissions.filter((one) => !one.endsWith('.read'))]).toEqual(['readOnly', []]);
  });

  it('lend their work', () => {
    const booking = rightsOf(terms({ preset: 'booking' })).permissions;
    expect(booking).toEqual(expect.arrayContaining(['show.create', 'show.confirm', 'contract.send']));
    const books = rightsOf(terms({ preset: 'bookkeeping' })).permissions;
    expect(books).toEqual(expect.arrayContaining(['invoice.issue', 'invoice.pay', 'invoice.lockMonth']));
    expect(books).not.toContain('purchaseAgreement.pay');
    expect(books.every((one) => ROLE_PRESETS.finance.includes(one))).toBe(true);
  });

  it('keep the artists that were chosen', () => {
    expect(rightsOf(terms({ allArtists: false, artistIds: ['a'] }))).toMatchObject({
      allArtists: false,
      artistIds: ['a'],
    });
    expect(rightsOf(terms({ artistIds: ['a'] }))).toMatchObject({ allArtists: true, artistIds: [] });
  });
});

test('access that has begun needs no begin', () => {
  expect(periodOf(terms(), now)).toEqual({ accessFrom: undefined, accessUntil: at(7) });
  expect(periodOf(terms({ from: at(1) }), now)).toEqual({ accessFrom: at(1), accessUntil: at(7) });
});

test('a person with lasting access, or from outside, gets none', () => {
  const inside = { environment: 'internal', state: 'active' } as const;
  expect(() => checkPerson(undefined)).not.toThrow();
  expect(() => checkPerson({ ...inside, state: 'deactivated' })).not.toThrow();
  expect(() => checkPerson({ ...inside, accessUntil: at(1) })).not.toThrow();
  expect(() => checkPerson(inside)).toThrow('accessGrant.hasAccess');
  expect(() => checkPerson({ ...inside, environment: 'external', state: 'deactivated' })).toThrow(
    'accessGrant.outside',
  );
});

test('a person who has access now gets no later begin, which would take it away', () => {
  const user = { state: 'active', accessUntil: at(5) } as const;
  const later = terms({ from: at(6), until: at(9) });
  expect(() => checkBegin(user, later, now)).toThrow('accessGrant.stillHere');
  expect(() => checkBegin(user, terms(), now)).not.toThrow();
  expect(() => checkBegin({ ...user, state: 'deactivated' }, later, now)).not.toThrow();
  expect(() => checkBegin({ ...user, accessFrom: at(1) }, later, now)).not.toThrow();
  expect(() => checkBegin({ ...user, accessUntil: at(-1) }, later, now)).not.toThrow();
  expect(() => checkBegin(undefined, later, now)).not.toThrow();
});

test('a request goes no further than its author sees', () => {
  const some = { allArtists: false, artistIds: ['a', 'b'] };
  expect(() => checkMayAsk({ allArtists: true, artistIds: [] }, terms())).not.toThrow();
  expect(() => checkMayAsk(some, { allArtists: false, artistIds: ['a'] })).not.toThrow();
  expect(() => checkMayAsk(some, terms())).toThrow('user.notHeld');
  expect(() => checkMayAsk(some, { allArtists: false, artistIds: ['c'] })).toThrow('user.notHeld');
});

test('whoever asks again asks for the rights of last time, declined requests aside', () => {
  const user = { allArtists: false, artistIds: ['a'] };
  const former = [grantIn('declined', { preset: 'bookkeeping' }), grantIn('ended', { preset: 'booking' })];
  expect(againTerms(user, former, now)).toEqual(
    terms({ preset: 'booking', allArtists: false, artistIds: ['a'], until: at(14) }),
  );
  expect(againTerms(user, [], now).preset).toBe('view');
});

describe('a person is told', () => {
  const card = { getsIn: false, isClosed: false, isActive: false, isInternal: true, accessUntil: at(-1) };
  const asked = (stage: GrantStage, more: Partial<GrantFields> = {}) => ({
    ...grantIn(stage, more),
    createdAt: at(-2),
  });
  const told = (more: object, ...grants: ReturnType<typeof asked>[]) => accessOf({ ...card, ...more, grants }, now);

  it.each([
    ['closed', { isClosed: true, isActive: true }, [], false],
    ['active', { getsIn: true, isActive: true, accessUntil: at(1) }, [asked('granted')], false],
    ['notBegun', { isActive: true, accessFrom: at(1), accessUntil: at(2) }, [asked('granted')], false],
    ['pending', {}, [asked('requested'), asked('ended')], false],
    ['revoked', {}, [asked('revoked')], true],
    ['ended', {}, [asked('ended')], true],
    ['ended', {}, [asked('granted', { until: at(-1) })], true],
    ['ended', {}, [], true],
    ['ended', { isInternal: false }, [], false],
    ['ended', {}, [asked('declined', { answer: 'for the colleague' }), asked('ended')], true],
  ] as const)('%s', (state, more, grants, mayAsk) => {
    expect(told(more, ...grants)).toMatchObject({ state, mayAsk });
  });

  it('why their own request was declined', () => {
    const own = asked('declined', { origin: 'person', answer: 'Not this year', decidedAt: at(-1) });
    expect(told({}, own, asked('ended'))).toEqual({
      state: 'declined',
      at: at(-1),
      answer: 'Not this year',
      mayAsk: true,
    });
  });
});
