import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { translate } from './translate.ts';
import { inLanguage, LANGUAGES } from './translated.ts';

const HELLO = { en: 'Hello', nl: 'Hallo', de: 'Guten Tag', it: 'Buongiorno', es: 'Hola', 'pt-br': 'Oi', pt: 'Olá' };

it('says British English with the words of English, all else with its own', () => {
  expect(LOCALES.map((locale) => inLanguage(HELLO, locale))).toEqual([
    ...['Hello', 'Hallo', 'Guten Tag', 'Hello', 'Buongiorno', 'Hola', 'Oi', 'Olá'],
  ]);
  expect(LANGUAGES).not.toContain('en-gb');
});

it('fills in what a message names, and has a sentence for a code nobody knows', () => {
  const messages = {
    hi: { en: 'Hi {name}', nl: '', de: '', it: 'Ciao {name}', es: '', 'pt-br': '', pt: '' },
    unexpected: HELLO,
  };
  expect(translate(messages, 'it', 'hi', { name: 'Ana' })).toBe('Ciao Ana');
  expect(translate(messages, 'pt', 'other')).toBe('Olá');
});
