import { describe, expect, it } from 'vitest';
import type { AuditEvent } from './audit.ts';
import { sentMails } from './sent-mails.ts';

type Told = Pick<AuditEvent, 'type' | 'personId' | 'data'>;
const chain = (...events: Told[]): AuditEvent[] =>
  events.map((event, i) => ({
    ...event,
    n: i + 1,
    at: '2026-11-20T10:00:00.000Z',
    by: { kind: 'worker', id: 'outbox', name: 'Backline' },
    prev: '',
    hash: '',
  }));
const sent = (messageId: string, personId = 'nina'): Told => ({
  type: 'mailSent',
  personId,
  data: { messageId, subject: `Subject ${messageId}` },
});
const report = (type: 'mailDelivered' | 'mailBounced', id?: string, outcome?: string): Told => ({
  type,
  personId: 'nina',
  data: { ...(id ? { id } : {}), ...(outcome ? { outcome } : {}) },
});
const states = (...events: Told[]) => sentMails(chain(...events)).map(({ state }) => state);

describe('the mails of a chain', () => {
  it('are listed with their person and subject', () => {
    expect(sentMails(chain({ type: 'invited' }, sent('a')))).toEqual([
      { n: 2, at: '2026-11-20T10:00:00.000Z', personId: 'nina', subject: 'Subject a', state: 'sent' },
    ]);
  });
  it('have the outcome that was reported for them, in any order', () => {
    expect(states(sent('a'), sent('b'), report('mailDelivered', 'b'))).toEqual(['sent', 'delivered']);
    expect(states(report('mailDelivered', 'a'), sent('a'))).toEqual(['delivered']);
    expect(states(sent('a'), report('mailDelivered', 'a'), report('mailBounced', 'a', 'complained'))).toEqual([
      'complained',
    ]);
    expect(states(sent('a'), report('mailBounced', 'a', 'bounced'), report('mailDelivered', 'a'))).toEqual(['bounced']);
  });
  it('take a report without an id for the last mail before it', () => {
    expect(states(sent('a'), sent('b'), report('mailBounced'), sent('c'))).toEqual(['sent', 'bounced', 'sent']);
  });
  it('keep the reports of other people apart', () => {
    expect(states(sent('a', 'tom'), sent('b'), report('mailBounced'))).toEqual(['sent', 'bounced']);
  });
});
