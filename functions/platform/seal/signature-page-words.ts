import type { Translated } from '#shared/kernel/text/translated.ts';

interface SignaturePageWords {
  readonly title: string;
  readonly name: string;
  readonly place: string;
  readonly date: string;
  readonly page: string;
}

const pt = { title: 'Assinaturas', name: 'Nome', place: 'Local', date: 'Data', page: 'Página {page} de {pages}' };

export const SIGNATURE_PAGE_WORDS: Translated<SignaturePageWords> = {
  en: { title: 'Signatures', name: 'Name', place: 'Place', date: 'Date', page: 'Page {page} of {pages}' },
  nl: { title: 'Handtekeningen', name: 'Naam', place: 'Plaats', date: 'Datum', page: 'Pagina {page} van {pages}' },
  de: { title: 'Unterschriften', name: 'Name', place: 'Ort', date: 'Datum', page: 'Seite {page} von {pages}' },
  it: { title: 'Firme', name: 'Nome', place: 'Luogo', date: 'Data', page: 'Pagina {page} di {pages}' },
  es: { title: 'Firmas', name: 'Nombre', place: 'Lugar', date: 'Fecha', page: 'Página {page} de {pages}' },
  pt,
  'pt-br': pt,
};
