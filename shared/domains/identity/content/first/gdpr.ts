import type { Translated } from '#shared/kernel/text/translated.ts';
import type { ContentText } from '../schemas.ts';

/** The first version of the document `gdpr`. */
export const GDPR_TEXTS: Translated<ContentText> = {
  en: {
    title: 'Privacy',
    text: `**Who owns the data**
Your agency decides which data about you is kept. Backline stores it on the agency's behalf.

**Data we store**
Names, contact details, bookings, documents, and who changed what and when.

**Your rights**
Ask your agency to view, correct, export or delete the data it holds about you.

**Cookies**
Only what the product needs: your session and your page layout. No tracking.`,
  },
  nl: {
    title: 'Privacy',
    text: `**Wiens gegevens**
Het bureau waarmee u werkt bepaalt welke gegevens over u worden bewaard; Backline bewaart ze namens het bureau.

**Wat er wordt bewaard**
Namen, contactgegevens, boekingen, documenten, en wie wat wanneer heeft gewijzigd.

**Uw rechten**
Vraag uw bureau om inzage, verbetering, export of verwijdering van wat over u wordt bewaard.

**Cookies**
Alleen die het product nodig heeft: uw sessie en hoe u uw pagina's hebt ingericht. Geen tracking.`,
  },
  de: {
    title: 'Datenschutz',
    text: `**Wessen Daten**
Die Agentur, mit der Sie arbeiten, bestimmt, welche Daten über Sie gespeichert werden; Backline speichert sie in ihrem Auftrag.

**Was gespeichert wird**
Namen, Kontaktdaten, Buchungen, Dokumente, und wer wann was geändert hat.

**Ihre Rechte**
Bitten Sie Ihre Agentur um Einsicht, Berichtigung, Export oder Löschung dessen, was über Sie gespeichert ist.

**Cookies**
Nur die, die das Produkt braucht: Ihre Sitzung und wie Sie Ihre Seiten eingerichtet haben. Kein Tracking.`,
  },
  it: {
    title: 'Privacy',
    text: `**Di chi sono i dati**
L'agenzia con cui lavori decide quali dati su di te vengono conservati; Backline li conserva per suo conto.

**Che cosa viene conservato**
Nomi, recapiti, booking, documenti, e chi ha modificato cosa e quando.

**I tuoi diritti**
Chiedi alla tua agenzia di vedere, correggere, esportare o eliminare ciò che viene conservato su di te.

**Cookie**
Solo quelli che servono al prodotto: la tua sessione e come hai disposto le tue pagine. Nessun tracciamento.`,
  },
  es: {
    title: 'Privacidad',
    text: `**De quién son los datos**
La agencia con la que trabajas decide qué datos tuyos se guardan; Backline los guarda por cuenta de ella.

**Qué se guarda**
Nombres, datos de contacto, contrataciones, documentos, y quién cambió qué y cuándo.

**Tus derechos**
Pide a tu agencia ver, corregir, exportar o eliminar lo que se guarda sobre ti.

**Cookies**
Solo las que necesita el producto: tu sesión y cómo has dispuesto tus páginas. Sin rastreo.`,
  },
  'pt-br': {
    title: 'Privacidade',
    text: `**De quem são os dados**
A agência com que você trabalha decide quais dados sobre você são guardados; o Backline os guarda em nome dela.

**O que é guardado**
Nomes, dados de contato, agendamentos, documentos, e quem alterou o quê e quando.

**Seus direitos**
Peça à sua agência para ver, corrigir, exportar ou excluir o que é guardado sobre você.

**Cookies**
Só os que o produto precisa: sua sessão e como você organizou suas páginas. Sem rastreamento.`,
  },
  pt: {
    title: 'Privacidade',
    text: `**De quem são os dados**
A agência com que trabalha decide que dados sobre si são guardados; o Backline guarda-os em nome dela.

**O que é guardado**
Nomes, dados de contacto, marcações, documentos, e quem alterou o quê e quando.

**Os seus direitos**
Peça à sua agência para ver, corrigir, exportar ou eliminar o que é guardado sobre si.

**Cookies**
Só os de que o produto precisa: a sua sessão e como organizou as suas páginas. Sem rastreio.`,
  },
};
