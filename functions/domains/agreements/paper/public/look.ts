import type { Translated } from '#shared/kernel/translated.ts';
import { type Clauses, PROMOTER_CLAUSES } from '../document/clauses.ts';
import type { AgreementTheme } from '../document/look.ts';
import { de } from '../document/texts/de.ts';
import { type AgreementTexts, en } from '../document/texts/en.ts';
import { es } from '../document/texts/es.ts';
import { it } from '../document/texts/it.ts';
import { nl } from '../document/texts/nl.ts';
import { pt } from '../document/texts/pt.ts';
import { ptBr } from '../document/texts/pt-br.ts';

/** The words of a contract, which other kinds of paper say otherwise where they differ. */
export const PAPER_TEXTS: Translated<AgreementTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };

/** A contract's look, which the other kinds change. */
export const PAPER_LOOK: AgreementTheme = {
  entity: 'contract',
  partner: 'promoter',
  texts: PAPER_TEXTS,
  clauses: PROMOTER_CLAUSES,
};
export type { AgreementTheme as PaperLook, Clauses };

/** A contract's words with those that another kind says otherwise. */
export const changedTexts = (own: Translated<Partial<AgreementTexts>>): Translated<AgreementTexts> => ({
  en: { ...en, ...own.en },
  nl: { ...nl, ...own.nl },
  de: { ...de, ...own.de },
  it: { ...it, ...own.it },
  es: { ...es, ...own.es },
  'pt-br': { ...ptBr, ...own['pt-br'] },
  pt: { ...pt, ...own.pt },
});
