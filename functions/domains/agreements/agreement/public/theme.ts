import { type Clauses, PROMOTER_CLAUSES } from '#functions/domains/agreements/agreement/document/clauses.ts';
import { de } from '#functions/domains/agreements/agreement/document/texts/de.ts';
import { type AgreementTexts, en } from '#functions/domains/agreements/agreement/document/texts/en.ts';
import { es } from '#functions/domains/agreements/agreement/document/texts/es.ts';
import { it } from '#functions/domains/agreements/agreement/document/texts/it.ts';
import { nl } from '#functions/domains/agreements/agreement/document/texts/nl.ts';
import { pt } from '#functions/domains/agreements/agreement/document/texts/pt.ts';
import { ptBr } from '#functions/domains/agreements/agreement/document/texts/pt-br.ts';
import type { AgreementTheme } from '#functions/domains/agreements/agreement/document/theme.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';

/** The words of a contract, which other kinds of agreement say otherwise where they differ. */
export const PRINT_TEXTS: Translated<AgreementTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };

/** A contract's look, which the other kinds change. */
export const CONTRACT_THEME: AgreementTheme = {
  entity: 'contract',
  partner: 'promoter',
  texts: PRINT_TEXTS,
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
