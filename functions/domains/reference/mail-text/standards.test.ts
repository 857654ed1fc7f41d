import { describe, expect, it } from 'vitest';
import { esignMail } from '#functions/platform/mail/templates/esign.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from '#shared/domains/reference/mail-text/kinds.ts';
import { checkMailText } from '#shared/domains/reference/mail-text/rules.ts';
import { MailText } from '#shared/domains/reference/mail-text/schemas.ts';
import { LANGUAGES } from '#shared/kernel/text/translated.ts';
import { standardsOf } from './standards.ts';

const from = { agency: 'Night & Day', sender: 'Iris', zone: 'Europe/Amsterdam', now: new Date('2026-08-01T10:00:00Z') };

describe.each(LANGUAGES)('the standard texts in %s', (language) => {
  it('have only fields of their mail, and could be saved as they are', () => {
    for (const kind of MAIL_KIND_NAMES) {
      const text = standardsOf(kind).text(kind, language);
      expect(() => checkMailText(kind, language, text), kind).not.toThrow();
      expect(MailText.parse(text), kind).toEqual(text);
    }
  });

  it('have a sample of each field, and a frame without open fields', () => {
    for (const kind of MAIL_KIND_NAMES) {
      const { samples, frame } = standardsOf(kind);
      for (const field of MAIL_KINDS[kind].fields) expect(samples(language, from)[field], field).toMatch(/./);
      expect(JSON.stringify(frame(kind, language, from)), kind).not.toMatch(/\{\w+\}|undefined/);
    }
  });
});

describe('an own text of a mail about a signing', () => {
  const data = { agency: 'Night & Day', sender: 'Iris', document: 'C-1', zone: 'UTC', isStaff: false };
  const url = 'https://app.test/esign/invitation/secret';
  const made = (subject: string, body: string, more: object = {}) =>
    esignMail('esignInvite', 'en', { ...data, url, contact: { name: 'Iris' }, own: { subject, body }, ...more });

  it('has its paragraphs, and keeps the button and the small print of the product', () => {
    const notice = made('Please sign {document}', 'Hello,\n\nwe ask you.\nThanks\n \n\n{sender}', { message: 'Soon' });
    expect(notice.subject).toBe('Please sign C-1');
    expect(notice.paragraphs).toEqual(['Hello,', 'we ask you.\nThanks', 'Iris', 'Soon']);
    expect(notice.button).toEqual({ label: 'Read document', href: url });
    expect(notice.remarks).toContain('This link is personal. Do not pass it on.');
  });

  it('takes a value as text: neither its fields nor its empty lines count', () => {
    const notice = made('{document}', '{document}', { document: '{sender}\n\n<b>' });
    expect(notice.paragraphs).toEqual(['{sender}\n\n<b>']);
  });
});
