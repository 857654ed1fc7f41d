import type { Translated } from '#shared/kernel/text/translated.ts';
import type { EsignErrorCode } from './errors.ts';

/** The messages for a PDF that cannot be signed. */
export const pdfMessages = {
  'esign.pdfEncrypted': {
    en: 'This PDF is protected with a password. Save it without protection, then add it again.',
    nl: 'Deze PDF is met een wachtwoord beveiligd. Sla hem zonder beveiliging op en voeg hem opnieuw toe.',
    de: 'Dieses PDF ist mit einem Passwort geschützt. Speichern Sie es ohne Schutz, und fügen Sie es dann wieder hinzu.',
    it: 'Questo PDF è protetto da password. Salvalo senza protezione e aggiungilo di nuovo.',
    es: 'Este PDF está protegido con contraseña. Guárdalo sin protección y vuelve a añadirlo.',
    'pt-br': 'Este PDF está protegido por senha. Salve-o sem proteção e adicione-o de novo.',
    pt: 'Este PDF está protegido por palavra-passe. Guarde-o sem proteção e adicione-o de novo.',
  },
  'esign.pdfXfa': {
    en: 'This PDF is an XFA form, and its pages can change. Print it to a new PDF, then add that one.',
    nl: 'Deze PDF is een XFA-formulier, waarvan de pagina’s kunnen veranderen. Druk het af naar een nieuwe PDF en voeg die toe.',
    de: 'Dieses PDF ist ein XFA-Formular, dessen Seiten sich ändern können. Drucken Sie es in ein neues PDF, und fügen Sie dieses hinzu.',
    it: 'Questo PDF è un modulo XFA e le sue pagine possono cambiare. Stampalo in un nuovo PDF e aggiungi quello.',
    es: 'Este PDF es un formulario XFA y sus páginas pueden cambiar. Imprímelo en un PDF nuevo y añade ese.',
    'pt-br': 'Este PDF é um formulário XFA, e suas páginas podem mudar. Imprima-o em um novo PDF e adicione esse.',
    pt: 'Este PDF é um formulário XFA e as suas páginas podem mudar. Imprima-o para um novo PDF e adicione esse.',
  },
  'esign.pdfDamaged': {
    en: 'This PDF is damaged. Export it again from the program that made it.',
    nl: 'Deze PDF is beschadigd. Exporteer hem opnieuw uit het programma waarmee hij is gemaakt.',
    de: 'Dieses PDF ist beschädigt. Exportieren Sie es noch einmal aus dem Programm, mit dem es erstellt wurde.',
    it: 'Questo PDF è danneggiato. Esportalo di nuovo dal programma con cui è stato creato.',
    es: 'Este PDF está dañado. Vuelve a exportarlo desde el programa con el que se creó.',
    'pt-br': 'Este PDF está danificado. Exporte-o de novo pelo programa que o criou.',
    pt: 'Este PDF está danificado. Exporte-o de novo a partir do programa que o criou.',
  },
} satisfies Partial<Record<EsignErrorCode, Translated>>;
