import { describe, expect, it } from 'vitest';
import { AFTER_SHOW, approved, draft, facts, invitee, opened, submitted, Walk } from './advancing.fixture.ts';
import { isOverdue } from './progress.ts';
import { REQUEST_STATES, type RequestState } from './states.ts';

const told = (walk: Walk) => walk.last.messages.map(({ type }) => type);

describe('sending', () => {
  it('invites each person once', () => {
    const walk = new Walk(draft([invitee('paul', ['times']), invitee('vera', ['place'])]));
    expect(walk.send()).toBe('ok');
    expect(walk.state).toBe('sent');
    expect(walk.last.messages).toEqual([{ type: 'invite', inviteeIds: ['paul', 'vera'] }]);
    expect(walk.send()).toBe('advancing.notOpen');
  });

  it.each([
    ['advancing.noInvitee', []],
    ['advancing.tooManyInvitees', Array.from({ length: 11 }, (_, i) => invitee(`p${i}`))],
    ['advancing.sameAddress', [invitee('paul'), { ...invitee('vera'), email: 'PAUL@venue.example' }]],
    ['advancing.noSection', [invitee('paul', [])]],
    ['advancing.noSection', [invitee('paul', ['gone'])]],
  ])('refuses wrong invitees: %s', (code, invitees) => expect(new Walk(draft(invitees)).send()).toBe(code));

  it('needs a confirmed show that is not over', () => {
    const option = facts({ isConfirmed: false });
    expect(new Walk().send(option)).toBe('advancing.notConfirmed');
    const late = new Walk();
    late.now = AFTER_SHOW;
    expect(late.send()).toBe('advancing.tooLate');
  });
});

describe('answering', () => {
  it('opens once, and tells the agency once', () => {
    const walk = new Walk();
    expect(walk.open()).toBe('advancing.notOpen');
    walk.send();
    expect([walk.provide({ doors: '19:00' }), walk.open(), walk.state]).toEqual(['advancing.notOpen', 'ok', 'opened']);
    expect(told(walk)).toEqual(['opened']);
    walk.open();
    expect(told(walk)).toEqual([]);
  });

  it('is overdue after its deadline, until it is submitted', () => {
    const on = (walk: Walk, today: string) => isOverdue(walk.aggregate.request, today);
    expect([on(opened(), '2027-03-06'), on(opened(), '2027-03-07')]).toEqual([false, true]);
    expect([on(new Walk(), '2027-03-07'), on(submitted(), '2027-03-07')]).toEqual([false, false]);
  });

  it('counts what is asked, answered and settled', () => {
    const walk = opened();
    expect(walk.aggregate.request.progress).toEqual({ asked: 4, answered: 0, settled: 0 });
    walk.provide({ doors: '19:00', curfew: '23:00' });
    walk.approve(['doors']);
    expect(walk.aggregate.request.progress).toEqual({ asked: 4, answered: 2, settled: 1 });
  });

  it('keeps a draft that the agency does not see', () => {
    const walk = opened();
    const save = (rev: number, value?: string) => walk.run('save', { inviteeId: 'paul', key: 'doors', rev, value });
    expect([save(0, '19:00'), save(0, '19:61')]).toEqual(['ok', 'advancing.value']);
    expect(walk.last.draft).toEqual({ inviteeId: 'paul', key: 'doors', rev: 0, value: '19:00' });
    expect([walk.state, walk.item('doors'), walk.answer('doors').rev]).toEqual(['opened', 'open', 0]);
    expect(walk.changes.flatMap(({ versions }) => versions)).toEqual([]);
    walk.provide({ doors: '20:00' });
    expect([save(0, '19:30'), save(1)]).toEqual(['advancing.itemStale', 'ok']);
    expect(walk.last.draft).toEqual({ inviteeId: 'paul', key: 'doors', rev: 1 });
    expect(walk.answer('doors')).toMatchObject({ value: '20:00', versions: 1 });
  });

  it('lets the second of two see the first one’s answer', () => {
    const walk = opened(draft([invitee('paul'), invitee('vera')]));
    const rev = walk.answer('doors').rev;
    const provide = (inviteeId: string, value: string) =>
      walk.run('provide', { inviteeId, items: [{ key: 'doors', rev, value }], show: facts() });
    expect(provide('paul', '19:00')).toBe('ok');
    expect(provide('vera', '20:00')).toBe('advancing.itemStale');
    expect(walk.provide({ doors: '20:00' }, facts(), 'vera')).toBe('ok');
    expect(walk.answer('doors')).toMatchObject({ value: '20:00', versions: 2, said: { by: { id: 'vera' } } });
  });

  it('refuses questions of others, read-only and hidden ones, and wrong answers', () => {
    const walk = opened(draft([invitee('paul', ['place'])]));
    expect(walk.provide({ doors: '19:00' })).toBe('advancing.notYours');
    expect(walk.provide({ secret: 'x' })).toBe('advancing.notYours');
    expect(walk.provide({ billing: 'x' })).toBe('advancing.readonly');
    expect(walk.provide({ capacity: 'many' })).toBe('advancing.value');
    expect(walk.provide({ gone: 'x' })).toBe('advancing.itemState');
    expect(walk.changes).toHaveLength(2);
  });

  it('submits when all that is required is answered, or does not apply', () => {
    const walk = opened();
    expect(walk.submit()).toBe('advancing.missing');
    walk.provide({ doors: '19:00' });
    expect([walk.submit(), walk.state]).toEqual(['advancing.missing', 'partlyAnswered']);
    const none = (notApplicable: string) =>
      walk.run('provide', { inviteeId: 'paul', items: [{ ...walk.one('curfew'), notApplicable }], show: facts() });
    expect([none(''), none('open air, no curfew')]).toEqual(['advancing.reasonMissing', 'ok']);
    expect([walk.submit(), walk.state, walk.item('curfew')]).toEqual(['ok', 'submitted', 'notApplicable']);
    walk.submit();
    expect(told(walk)).toEqual([]);
  });

  it('waits for every person before the request counts as submitted', () => {
    const walk = opened(draft([invitee('paul', ['times']), invitee('vera', ['place'])]));
    walk.provide({ doors: '19:00', curfew: '23:00' });
    expect([walk.submit('paul'), walk.state]).toEqual(['ok', 'partlyAnswered']);
    expect([walk.submit('vera'), walk.state]).toEqual(['ok', 'submitted']);
  });

  it('confirms offers of one section', () => {
    const offer = { source: 'venue', value: 'behind the hall', date: '2026-03-01' } as const;
    const walk = opened(draft(), [{ key: 'parking', rev: 0, versions: 0, offer }]);
    const confirm = (section: string) => walk.run('confirmOffers', { inviteeId: 'paul', section });
    expect([confirm('gone'), confirm('times'), walk.item('parking')]).toEqual(['advancing.notYours', 'ok', 'open']);
    expect([confirm('place'), walk.item('parking')]).toEqual(['ok', 'provided']);
    expect(walk.last.versions).toMatchObject([{ key: 'parking', n: 1, source: 'prefill', value: 'behind the hall' }]);
  });

  it('takes an answer over at once only if nothing speaks against it', () => {
    const walk = opened();
    walk.provide({ capacity: 900 });
    expect([walk.item('capacity'), walk.last.writes]).toEqual([
      'approved',
      [{ key: 'capacity', target: 'show.capacity', value: 900 }],
    ]);
    for (const show of [facts({ isLocked: true }), facts({ values: { capacity: 1000 } })]) {
      const other = opened();
      other.provide({ capacity: 900 }, show);
      expect([other.item('capacity'), other.last.writes]).toEqual(['provided', []]);
    }
  });
});

describe('deciding', () => {
  it('approves the answers and writes the fields they fill', () => {
    const walk = submitted();
    expect(walk.approve(['doors'])).toBe('ok');
    expect([walk.state, walk.last.writes]).toEqual([
      'submitted',
      [{ key: 'doors', target: 'timetable.doors', value: '19:00' }],
    ]);
    walk.approve(['curfew']);
    expect([walk.state, told(walk), walk.last.writes]).toEqual(['approved', ['approved'], []]);
    expect(walk.approve(['doors'])).toBe('advancing.itemState');
  });

  it('lets the agency choose if the show has changed meanwhile', () => {
    const show = facts({ values: { doors: '18:30' } });
    const walk = submitted();
    expect(walk.approve(['doors'], show)).toBe('advancing.differs');
    expect(walk.approve(['doors'], show, 'ours')).toBe('ok');
    expect([told(walk), walk.last.writes, walk.answer('doors').value]).toEqual([['changedByStaff'], [], '18:30']);
    expect(walk.last.versions).toMatchObject([{ n: 2, source: 'staff', value: '18:30' }]);
    const other = submitted();
    other.approve(['doors'], show, 'theirs');
    expect(other.last.writes).toMatchObject([{ value: '19:00' }]);
  });

  it('keeps an answer for a locked show until it is unlocked', () => {
    const walk = submitted();
    walk.approve(['curfew']);
    walk.approve(['doors'], facts({ isLocked: true }));
    expect([walk.state, walk.item('doors'), walk.answer('doors').blockedByLock]).toEqual([
      'submitted',
      'provided',
      true,
    ]);
    walk.approve(['doors']);
    expect([walk.state, walk.last.writes.length, walk.answer('doors').blockedByLock]).toEqual([
      'approved',
      1,
      undefined,
    ]);
  });

  it('uses an answer now, and decides about it later', () => {
    const walk = submitted();
    expect([walk.run('use', { items: walk.seen('doors') }), walk.item('doors')]).toEqual(['ok', 'inUse']);
    expect(walk.run('use', { items: walk.seen('doors') })).toBe('advancing.itemState');
    walk.approve(['doors', 'curfew']);
    expect(walk.state).toBe('approved');
  });

  it('returns answers with one reason, and goes on when they are mended', () => {
    const walk = submitted();
    expect(walk.giveBack(['doors'], ' ')).toBe('advancing.reasonMissing');
    expect(walk.giveBack(['doors', 'curfew'])).toBe('ok');
    expect([walk.state, walk.last.messages]).toEqual([
      'changesRequested',
      [{ type: 'returned', keys: ['doors', 'curfew'], reason: 'please check' }],
    ]);
    expect(walk.submit()).toBe('advancing.missing');
    walk.provide({ doors: '19:30', curfew: '23:00' });
    expect([walk.state, walk.submit(), walk.state]).toEqual(['changesRequested', 'ok', 'submitted']);
    walk.approve(['doors', 'curfew']);
    expect([walk.state, walk.answer('doors')]).toMatchObject(['approved', { value: '19:30', versions: 2 }]);
  });

  it('refuses stale, double, empty and too many items', () => {
    const walk = submitted();
    const approve = (items: { key: string; rev: number }[]) => walk.run('approve', { items, show: facts() });
    const doors = walk.one('doors');
    expect(approve([{ ...doors, rev: 0 }])).toBe('advancing.itemStale');
    expect(approve([doors, doors])).toBe('advancing.itemState');
    expect(approve([])).toBe('advancing.itemState');
    expect(approve(Array.from({ length: 21 }, (_, i) => ({ key: `q${i}`, rev: 0 })))).toBe('advancing.itemState');
    expect(new Walk().approve(['doors'])).toBe('advancing.notOpen');
  });

  it('accepts or refuses a change of an approved answer, before the end of the show', () => {
    const walk = approved();
    expect([walk.askChange('doors', '20:00', ''), walk.askChange('parking', 'x')]).toEqual([
      'advancing.reasonMissing',
      'advancing.itemState',
    ]);
    expect([walk.askChange('doors', '20:00'), walk.item('doors'), told(walk)]).toEqual([
      'ok',
      'changeAsked',
      ['changeAsked'],
    ]);
    expect([walk.decideChange('doors', false), walk.decideChange('doors', false, 'tickets say 19:00')]).toEqual([
      'advancing.reasonMissing',
      'ok',
    ]);
    expect([walk.item('doors'), walk.answer('doors').value, walk.state]).toEqual(['refused', '19:00', 'approved']);
    walk.askChange('doors', '20:00');
    expect(walk.decideChange('doors', true, '', facts({ values: { doors: '19:00' } }))).toBe('ok');
    expect([walk.item('doors'), walk.last.writes]).toMatchObject(['approved', [{ value: '20:00' }]]);
    expect(walk.decideChange('doors', true)).toBe('advancing.itemState');
    walk.now = AFTER_SHOW;
    expect(walk.askChange('doors', '21:00')).toBe('advancing.tooLate');
  });

  it('reopens an approved answer', () => {
    const walk = approved();
    const reopen = (reason: string) => walk.run('reopen', { ...walk.one('doors'), reason });
    expect([reopen(''), reopen('the support has changed')]).toEqual(['advancing.reasonMissing', 'ok']);
    expect([walk.state, walk.item('doors')]).toEqual(['changesRequested', 'returned']);
  });
});

describe('ending', () => {
  const decline = (walk: Walk, inviteeId: string, reason = 'not our event') =>
    walk.run('decline', { inviteeId, reason });

  it('is declined when nobody is left to answer', () => {
    const walk = opened(draft([invitee('paul'), invitee('vera')]));
    expect([decline(walk, 'paul', ''), decline(walk, 'paul'), walk.state]).toEqual([
      'advancing.reasonMissing',
      'ok',
      'opened',
    ]);
    expect(walk.provide({ doors: '19:00' })).toBe('advancing.notOpen');
    expect([decline(walk, 'vera'), walk.state, decline(walk, 'vera')]).toEqual(['ok', 'declined', 'advancing.notOpen']);
  });

  it('passes a request on to another person', () => {
    const walk = opened(draft([invitee('paul', ['times'])]));
    const forward = (email: string, isStaff = false) => {
      const person = { id: 'vera', name: 'Vera', email };
      return walk.run('forward', { inviteeId: 'paul', reason: 'wrong person', person, isStaff });
    };
    expect([
      forward('paul@venue.example'),
      forward('anna@agency.example', true),
      forward('vera@venue.example'),
    ]).toEqual(['advancing.sameAddress', 'advancing.staffAddress', 'ok']);
    expect(walk.aggregate.request.invitees).toMatchObject([
      { id: 'paul', state: 'replaced', replacedBy: 'vera' },
      { id: 'vera', state: 'invited', sections: ['times'] },
    ]);
    expect([walk.open('paul'), walk.open('vera')]).toEqual(['advancing.notOpen', 'ok']);
  });

  it('is withdrawn with a reason, and tells the people who were invited', () => {
    const walk = approved();
    const withdraw = (one: Walk, reason: string) => one.run('withdraw', { reason });
    expect([withdraw(walk, ''), withdraw(walk, 'show cancelled'), told(walk)]).toEqual([
      'advancing.reasonMissing',
      'ok',
      ['withdrawn'],
    ]);
    expect([withdraw(walk, 'again'), told(walk)]).toEqual(['ok', []]);
    const unsent = new Walk();
    expect([withdraw(unsent, 'not needed'), told(unsent)]).toEqual(['ok', []]);
  });

  it('closes a week after the show', () => {
    const walk = approved();
    walk.now = '2027-03-27T22:59:00.000Z';
    expect([walk.run('close', {}), walk.state]).toEqual(['ok', 'approved']);
    walk.now = '2027-03-27T23:00:00.000Z';
    expect([walk.run('close', {}), walk.state, walk.run('withdraw', { reason: 'too late' })]).toEqual([
      'ok',
      'closed',
      'advancing.notOpen',
    ]);
    expect(opened().run('close', {})).toBe('advancing.notOpen');
  });

  it('can be reached in every state', () => {
    const states: RequestState[] = [new Walk(), opened(), submitted(), approved()].map(({ state }) => state);
    const sent = new Walk();
    sent.send();
    const partly = opened();
    partly.provide({ doors: '19:00' });
    const back = submitted();
    back.giveBack(['doors']);
    const declined = opened();
    decline(declined, 'paul');
    const withdrawn = opened();
    withdrawn.run('withdraw', { reason: 'cancelled' });
    const closed = approved();
    closed.now = '2027-04-20T00:00:00.000Z';
    closed.run('close', {});
    const all = [...states, ...[sent, partly, back, declined, withdrawn, closed].map(({ state }) => state)];
    expect(new Set(all)).toEqual(new Set(REQUEST_STATES));
  });
});

describe('following', () => {
  it('moves the deadline with the show', () => {
    const walk = opened();
    walk.run('moveShow', { date: '2027-03-27', endsAt: '2027-03-27T23:00:00.000Z' });
    expect(walk.aggregate.request).toMatchObject({ deadline: '2027-03-13', show: { date: '2027-03-27' } });
  });

  it('withdraws the offers of another venue, and keeps given answers', () => {
    const offer = { source: 'venue', value: 'behind the hall' } as const;
    const walk = opened(draft(), [{ key: 'parking', rev: 0, versions: 0, offer }]);
    walk.provide({ doors: '19:00' });
    walk.run('changeVenue', { venueId: undefined });
    expect([walk.answer('parking').offer, walk.answer('doors').value]).toEqual([undefined, '19:00']);
  });

  it('follows a merged contact', () => {
    const walk = opened(draft([{ ...invitee('paul'), contactId: 'old' }]));
    walk.run('mergeContact', { fromId: 'old', toId: 'new' });
    expect(walk.aggregate.request.invitees[0]?.contactId).toBe('new');
  });

  it('tells people outside about edits of approved fields only', () => {
    const walk = approved();
    walk.run('noteShowEdit', { values: { doors: '18:00', parking: 'x' } });
    expect([walk.last.changed, told(walk), walk.answer('doors').versions]).toEqual([['doors'], ['changedByStaff'], 2]);
    walk.run('noteShowEdit', { values: { doors: '18:00' } });
    expect(walk.last.changed).toEqual([]);
  });
});
