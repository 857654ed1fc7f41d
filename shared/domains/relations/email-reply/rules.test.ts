import { describe, expect, it } from 'vitest';
import { isAutomatic, isVerified, replyAddress, threadId, tokenIn, verdictsOf, withoutQuote } from './rules.ts';

const DOMAIN = 'reply.mail.example';
const TOKEN = '0123456789abcdef0123456789abcdef';
const OTHER = 'ffffffffffffffffffffffffffffffff';
const from = (...lines: readonly (readonly [string, string])[]) => lines.map(([key, value]) => ({ key, value }));

describe('the token of an answer', () => {
  it('is in the address, whatever case a server made of it', () => {
    const recipients = ['ann@agency.example', replyAddress(TOKEN, DOMAIN).toUpperCase()];
    expect(tokenIn({ recipients, references: '' }, DOMAIN)).toBe(TOKEN);
  });

  it('is else in the references, the last one first', () => {
    const references = `<x@y.example> ${threadId(OTHER, DOMAIN)} ${threadId(TOKEN, DOMAIN)} <0102@eu-west-1.amazonses.com>`;
    expect(tokenIn({ recipients: ['no-reply@mail.example'], references }, DOMAIN)).toBe(TOKEN);
  });

  it('is not one of another domain or shape', () => {
    const recipients = [
      replyAddress(TOKEN, 'evil.example'),
      replyAddress('short', DOMAIN),
      `x${replyAddress(TOKEN, DOMAIN)}`,
    ];
    expect(tokenIn({ recipients, references: threadId(TOKEN, 'evil.example') }, DOMAIN)).toBeUndefined();
  });
});

describe('verdicts', () => {
  it('are those of the mail service, not those that a sender wrote below', () => {
    const headers = from(
      ['x-ses-spam-verdict', 'PASS'],
      ['x-ses-virus-verdict', 'FAIL'],
      [
        'authentication-results',
        'amazonses.com; spf=pass (spfCheck: ok) client-ip=1.2.3.4; dkim=fail; dmarc=fail header.from=x.example;',
      ],
      ['authentication-results', 'amazonses.com; spf=pass; dkim=pass; dmarc=pass'],
    );
    expect(verdictsOf(headers)).toEqual({ spf: 'pass', dkim: 'fail', dmarc: 'fail', spam: 'pass', virus: 'fail' });
  });

  it('of another service count as none', () => {
    const headers = from(['authentication-results', 'mx.evil.example; dmarc=pass']);
    expect(verdictsOf(headers)).toEqual({ spf: '', dkim: '', dmarc: '', spam: '', virus: '' });
  });

  it('vouch for a recipient alone', () => {
    expect([isVerified({ dmarc: 'pass' }, true), isVerified({ dmarc: 'pass' }, false)]).toEqual([true, false]);
    expect([isVerified({ dmarc: 'fail' }, true), isVerified({ dmarc: '' }, true)]).toEqual([false, false]);
  });
});

describe('an automatic reply', () => {
  it.each([
    ['auto-submitted', 'auto-replied'],
    ['precedence', 'bulk'],
    ['x-autoreply', 'yes'],
    ['x-auto-response-suppress', 'All'],
  ])('says so by %s', (key, value) => expect(isAutomatic(from([key, value]))).toBe(true));

  it('is not a mail of a person', () => {
    expect(isAutomatic(from(['auto-submitted', 'no'], ['precedence', 'first-class']))).toBe(false);
    expect(isAutomatic([])).toBe(false);
  });
});

describe('a quote', () => {
  it('is parted with its line of introduction', () => {
    const text = 'Fine with me.\n\nAnn\n\nOp di 3 nov 2026 schreef Bo:\n> The fee\n> is 500\n';
    expect(withoutQuote(text)).toEqual({
      said: 'Fine with me.\n\nAnn',
      quoted: 'Op di 3 nov 2026 schreef Bo:\n> The fee\n> is 500',
    });
  });

  it('between the words of an answer stays there', () => {
    const text = '> The fee?\n500 is fine\n> The day?\nYes';
    expect(withoutQuote(text)).toEqual({ said: text, quoted: '' });
  });
});
