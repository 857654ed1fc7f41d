import type { Translated } from '#shared/kernel/translated.ts';
import { type Clauses, PROMOTER_CLAUSES } from '../document/clauses.ts';
import type { PaperLook } from '../document/look.ts';
import { de } from '../document/texts/de.ts';
import { en, type PaperTexts } from '../document/texts/en.ts';
import { es } from '../document/texts/es.ts';
import { it } from '../document/texts/it.ts';
import { nl } from '../document/texts/nl.ts';
import { pt } from '../document/texts/pt.ts';
import { ptBr } from '../document/texts/pt-br.ts';

/** The words of a contract, which other kinds of paper say otherwise where they differ. */
export const PAPER_TEXTS: Translated<PaperTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };

/** A contract's look, which the other kinds change. */
export const PAPER_LOOK: PaperLook = {
  entity: 'contract',
  partner: 'promoter',
  texts: PAPER_TEXTS,
  clauses: PROMOTER_CLAUSES,
};
export type { Clauses, PaperLook };

/** A contract's words with those that another kind says otherwise. */
export const changedTexts = (own: Translated<Partial<PaperTexts>>): Translated<PaperTexts> => ({
  en: { ...en, ...own.en },
  nl: { ...nl, ...own.nl },
  de: { ...de, ...own.de },
  it: { ...it, ...own.it },
  es: { ...es, ...own.es },
  'pt-br': { ...ptBr, ...own['pt-br'] },
  pt: { ...pt, ...own.pt },
});
