import type { Translated } from '#shared/kernel/text/translated.ts';
import type { EsignErrorCode } from './errors.ts';

/** The errors of a PDF that cannot be sealed. Each says how to get one that can. */
export const pdfMessages = {
  'esign.pdfEncrypted': {
    en: 'This PDF is protected by a password. Save it without protection, and choose it again.',
    nl: 'Deze pdf is met een wachtwoord beveiligd. Sla hem zonder beveiliging op, en kies hem opnieuw.',
    de: 'Diese PDF ist mit einem Passwort geschützt. Speichern Sie sie ohne Schutz, und wählen Sie sie erneut.',
    it: 'Questo PDF è protetto da password. Salvalo senza protezione e sceglilo di nuovo.',
    es: 'Este PDF está protegido con contraseña. Guárdalo sin protección y elígelo de nuevo.',
    'pt-br': 'Este PDF está protegido por senha. Salve-o sem proteção e escolha-o novamente.',
    pt: 'Este PDF está protegido por palavra-passe. Guarde-o sem proteção e escolha-o novamente.',
  },
  'esign.pdfXfa': {
    en: 'This PDF is a form that other programs cannot show. Print it to a new PDF, and choose that one.',
    nl: 'Deze pdf is een formulier dat andere programma’s niet kunnen tonen. Druk hem af naar een nieuwe pdf, en kies die.',
    de: 'Diese PDF ist ein Formular, das andere Programme nicht zeigen. Drucken Sie sie in eine neue PDF, und wählen Sie diese.',
    it: 'Questo PDF è un modulo che altri programmi non mostrano. Stampalo in un nuovo PDF e scegli quello.',
    es: 'Este PDF es un formulario que otros programas no muestran. Imprímelo en un PDF nuevo y elige ese.',
    'pt-br': 'Este PDF é um formulário que outros programas não mostram. Imprima-o em um novo PDF e escolha esse.',
    pt: 'Este PDF é um formulário que outros programas não mostram. Imprima-o para um novo PDF e escolha esse.',
  },
  'esign.pdfDamaged': {
    en: 'This PDF is damaged. Save it again from the program that made it.',
    nl: 'Deze pdf is beschadigd. Sla hem opnieuw op vanuit het programma dat hem maakte.',
    de: 'Diese PDF ist beschädigt. Speichern Sie sie erneut aus dem Programm, das sie erzeugt hat.',
    it: 'Questo PDF è danneggiato. Salvalo di nuovo dal programma che lo ha creato.',
    es: 'Este PDF está dañado. Guárdalo de nuevo desde el programa que lo creó.',
    'pt-br': 'Este PDF está danificado. Salve-o novamente no programa que o criou.',
    pt: 'Este PDF está danificado. Guarde-o novamente no programa que o criou.',
  },
} satisfies Partial<Record<EsignErrorCode, Translated>>;
