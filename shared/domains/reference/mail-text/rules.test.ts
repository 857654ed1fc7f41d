import { describe, expect, it } from 'vitest';
import { InvalidInput } from '#shared/kernel/contract/error.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS } from './kinds.ts';
import { changedLanguages, checkMailText, withoutText, withText } from './rules.ts';

const text = (subject: string, body = 'Hello') => ({ subject, body });
const detailsOf = (work: () => void) => {
  try {
    work();
  } catch (error) {
    return error instanceof InvalidInput ? error.details : error;
  }
  return [];
};

describe('the kinds of automatic mails', () => {
  it('have a number each', () => {
    const nos = MAIL_KIND_NAMES.map((kind) => MAIL_KINDS[kind].no);
    expect(new Set(nos).size).toBe(nos.length);
  });

  it('keep their numbers, under which texts are stored', () => {
    expect(MAIL_KINDS.esignInvite.no).toBe(1);
    expect(MAIL_KINDS.esignCompleted.no).toBe(14);
    expect(MAIL_KINDS.esignSealDelayed.no).toBe(21);
  });
});

describe('a text of a mail', () => {
  it('may name the fields of its mail', () => {
    expect(detailsOf(() => checkMailText('esignExpiring', 'en', text('{document}', '{agency}: {expiry}')))).toEqual([]);
  });

  it('is refused with a field of another mail, named with its language', () => {
    const details = detailsOf(() => checkMailText('esignInvite', 'nl', text('{document}', 'Tot {expiry}')));
    const params = { name: '{expiry}', language: 'Nederlands' };
    expect(details).toEqual([{ code: 'mailText.unknownField', field: 'body', params }]);
  });

  it('is refused with a misspelt or empty field, in both parts', () => {
    const details = detailsOf(() => checkMailText('esignInvite', 'en', text('{Document}', '{ agency } and {}')));
    expect(details).toMatchObject([
      { field: 'subject', params: { name: '{Document}' } },
      { field: 'body', params: { name: '{ agency }' } },
    ]);
  });

  it('may have a brace that is no field', () => {
    expect(detailsOf(() => checkMailText('esignInvite', 'en', text('Sign {document} :-{')))).toEqual([]);
  });
});

describe('the texts of a mail', () => {
  const standard = text('Standard');

  it('keep the other languages when one changes', () => {
    const texts = withText({ nl: text('Eigen') }, 'en', text('Own'), standard);
    expect(changedLanguages(texts)).toEqual(['en', 'nl']);
  });

  it('do not keep a text that equals the standard one', () => {
    expect(withText({ en: text('Own'), nl: text('Eigen') }, 'en', { ...standard }, standard)).toEqual({
      nl: text('Eigen'),
    });
  });

  it('lose one language, or all', () => {
    const texts = { en: text('Own'), nl: text('Eigen') };
    expect(withoutText(texts, 'en')).toEqual({ nl: text('Eigen') });
    expect(withoutText(texts, undefined)).toEqual({});
  });
});
