import { describe, expect, it } from 'vitest';
import { type FormTexts, WebformDetails } from './schemas.ts';
import { mainLanguage, missingTexts, textsIn, withLanguages } from './texts.ts';

const form = (more: object = {}) =>
  WebformDetails.parse({
    name: 'Boek ons',
    intro: 'Waar en wanneer?',
    consent: '',
    languages: ['nl', 'en'],
    texts: {
      nl: { thanks: 'Tot snel', labels: { venueName: 'Festival', fee: '' } },
      en: { name: 'Book us', labels: { venueName: '' }, helps: { date: 'Any day' } },
    },
    ...more,
  });

describe('texts of a form', () => {
  it('has its first language as the main one', () => {
    expect(mainLanguage(form())).toBe('nl');
  });

  it('says what was written in a language, else what the main one says', () => {
    expect(textsIn(form(), 'en')).toEqual({
      name: 'Book us',
      intro: 'Waar en wanneer?',
      consent: '',
      thanks: 'Tot snel',
      mail: '',
      labels: { venueName: 'Festival' },
      helps: { date: 'Any day' },
    });
    expect(textsIn(form(), 'nl')).toMatchObject({ name: 'Boek ons', helps: {} });
  });

  it('tells which texts a language lacks, and nothing of fields that are not asked', () => {
    expect(missingTexts(form(), 'en')).toEqual(['intro', 'thanks', 'labels.venueName']);
    expect(missingTexts(form(), 'nl')).toEqual([]);
    expect(missingTexts(form({ modes: { venueName: 'off' } }), 'en')).toEqual(['intro', 'thanks']);
  });

  it('keeps what was written with its language when another becomes the main one', () => {
    const turned = withLanguages(form(), ['en', 'nl']);
    expect(textsIn(turned, 'en')).toMatchObject({ name: 'Book us', intro: 'Waar en wanneer?' });
    expect(textsIn(turned, 'nl')).toMatchObject({ name: 'Boek ons', thanks: 'Tot snel' });
    expect(textsIn(withLanguages(turned, ['nl', 'en']), 'en').name).toBe('Book us');
    expect(withLanguages(form(), []).name).toBe('Boek ons');
  });

  it('takes each language once', () => {
    expect(WebformDetails.safeParse({ name: 'x', languages: ['en', 'en'] }).success).toBe(false);
    expect(WebformDetails.parse({ name: 'x', origins: ['HTTPS://WWW.Example.com'] }).origins).toEqual([
      'https://www.example.com',
    ]);
  });

  it('speaks a language that nobody wrote anything in with the words of the main one', () => {
    const stored = form({ languages: ['nl', 'it'] });
    expect(stored.texts.it).toBeUndefined();
    expect(textsIn(stored, 'it').name).toBe('Boek ons');
    expect(missingTexts(stored, 'it')).toContain('name');
    expect(textsIn(withLanguages(stored, ['it', 'nl']), 'nl').name).toBe('Boek ons');
    const begun = { ...stored, texts: { it: { thanks: 'Grazie' } as FormTexts } };
    expect(textsIn(begun, 'it')).toMatchObject({ name: 'Boek ons', thanks: 'Grazie', labels: {} });
    expect(missingTexts(begun, 'it')).not.toContain('thanks');
  });
});
