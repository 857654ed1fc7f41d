import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { consentText } from './consent.ts';
import { declineWords } from './decline-words.ts';
import { participant } from './esign.fixture.ts';
import { eventWords } from './event-words.ts';
import { esignMessages } from './messages.ts';
import { statusOf } from './status.ts';
import { documentStateWords, participantStateWords, roleWords } from './words.ts';

describe('the words of e-sign', () => {
  it('differ between the states of a document, and between those of a participant, in every language', () => {
    for (const words of [documentStateWords, participantStateWords, roleWords, declineWords])
      for (const language of LANGUAGES) {
        const texts = Object.values(words).map((text) => text[language]);
        expect(new Set(texts).size).toBe(texts.length);
      }
  });

  it('never promise a higher level than the simple one', () => {
    const texts = [eventWords, documentStateWords, esignMessages].flatMap((words) => Object.values(words));
    texts.push(consentText);
    for (const { en } of texts) expect(en).not.toMatch(/advanced|qualified|handwritten|identity verified/i);
  });
});

describe('the status of a person', () => {
  const one = { ...participant('band', { people: 2 }), deadlineAt: '2027-03-09T10:00:00.000Z' };
  it('is overdue after the deadline only while something is expected', () => {
    const invited = { ...one, state: 'invited' as const };
    expect(statusOf(invited, '2027-03-09T09:59:00.000Z')).toBe('invited');
    expect(statusOf(invited, '2027-03-09T10:00:00.000Z')).toBe('overdue');
    expect(statusOf({ ...one, state: 'done' }, '2027-03-10T10:00:00.000Z')).toBe('done');
  });

  it('is released for the mates of who acted', () => {
    const act = { type: 'signed' as const, at: '', personId: 'band-p0', name: '', revision: 1 };
    const done = { ...one, state: 'done' as const, act };
    expect(['band-p0', 'band-p1'].map((id) => statusOf(done, '2027-03-10T10:00:00.000Z', id))).toEqual([
      'done',
      'released',
    ]);
    const invited = { ...one, state: 'invited' as const, people: one.people.map((p) => ({ ...p, bouncedAt: 'then' })) };
    expect(statusOf(invited, '2027-03-03T10:00:00.000Z', 'band-p0')).toBe('bounced');
  });
});
