import type { Messages } from './messages.ts';

/** The refusals of a day after today, and of one before another day, under the prefix of a domain. */
export const dayMessages = (domain: string): Messages => ({
  [`${domain}.dateInFuture`]: {
    en: 'This date cannot be after today',
    nl: 'Deze datum kan niet na vandaag liggen',
    de: 'Dieses Datum kann nicht nach heute liegen',
    it: 'Questa data non può essere successiva a oggi',
    es: 'Esta fecha no puede ser posterior a hoy',
    'pt-br': 'Esta data não pode ser posterior a hoje',
    pt: 'Esta data não pode ser posterior a hoje',
  },
  [`${domain}.dateTooEarly`]: {
    en: 'This date cannot be before {date}',
    nl: 'Deze datum kan niet vóór {date} liggen',
    de: 'Dieses Datum kann nicht vor dem {date} liegen',
    it: 'Questa data non può essere precedente al {date}',
    es: 'Esta fecha no puede ser anterior al {date}',
    'pt-br': 'Esta data não pode ser anterior a {date}',
    pt: 'Esta data não pode ser anterior a {date}',
  },
});
