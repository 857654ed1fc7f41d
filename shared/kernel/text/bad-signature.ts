import type { Translated } from './translated.ts';

/** The refusal of a message of another service. It says no more, so that nobody learns from it. */
export const badSignature: Translated = {
  en: 'The signature is wrong',
  nl: 'De handtekening klopt niet',
  de: 'Die Signatur stimmt nicht',
  it: 'La firma non è corretta',
  es: 'La firma no es correcta',
  'pt-br': 'A assinatura não confere',
  pt: 'A assinatura não está correta',
};
