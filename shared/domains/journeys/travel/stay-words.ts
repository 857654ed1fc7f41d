import type { Translated } from '#shared/kernel/text/translated.ts';

export const CHECK_IN: Translated = {
  en: 'Check-in',
  nl: 'Inchecken',
  de: 'Check-in',
  it: 'Check-in',
  es: 'Entrada',
  'pt-br': 'Check-in',
  pt: 'Check-in',
};
export const CHECK_OUT: Translated = {
  en: 'Check-out',
  nl: 'Uitchecken',
  de: 'Check-out',
  it: 'Check-out',
  es: 'Salida',
  'pt-br': 'Check-out',
  pt: 'Check-out',
};
