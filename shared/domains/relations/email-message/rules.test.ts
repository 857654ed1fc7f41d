import { describe, expect, it } from 'vitest';
import { earlierStates, isNews, withOutcome } from './rules.ts';
import type { EmailFields } from './schemas.ts';

const mail = (outcomes: EmailFields['outcomes']) =>
  ({ state: 'sent', outcomes }) as Partial<EmailFields> as EmailFields;
const sent = mail({ 'a@x.example': 'sent', 'b@x.example': 'sent' });

it('is delivered when all its addresses have it', () => {
  const one = withOutcome(sent, ['A@x.example'], 'delivered');
  expect(one.state).toBe('sent');
  expect(withOutcome(one, ['b@x.example'], 'delivered').state).toBe('delivered');
});

it('is as well as its worst address, and a bounce is final', () => {
  const bounced = withOutcome(
    withOutcome(sent, ['a@x.example', 'b@x.example'], 'delivered'),
    ['b@x.example'],
    'bounced',
  );
  expect(bounced.state).toBe('bounced');
  expect(withOutcome(bounced, ['b@x.example'], 'delivered').outcomes['b@x.example']).toBe('bounced');
});

it('news of strangers and older news change nothing', () => {
  expect(withOutcome(sent, ['c@x.example'], 'bounced')).toEqual(sent);
  const delivered = withOutcome(sent, Object.keys(sent.outcomes), 'delivered');
  expect(withOutcome(delivered, ['a@x.example'], 'delayed')).toEqual(delivered);
});

it('lets a report replace earlier states alone: a bounce stays, and nothing becomes queued again', () => {
  expect(earlierStates('delivered').toSorted()).toEqual(['delayed', 'queued', 'sent']);
  expect(earlierStates('bounced')).not.toContain('failed');
  expect(earlierStates('queued')).toEqual([]);
});

describe('news of a mail', () => {
  it('counts when it says more than is known, and not of a mail that has not left', () => {
    expect([isNews('delivered', 'sent'), isNews('bounced', 'delivered')]).toEqual([true, true]);
    expect([isNews('delayed', 'delivered'), isNews('delivered', 'delivered')]).toEqual([false, false]);
    expect(isNews('bounced', 'queued')).toBe(false);
  });
});
