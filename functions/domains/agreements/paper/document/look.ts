import type { Partner } from '#shared/domains/agreements/paper/document.ts';
import type { AgreementKind } from '#shared/kernel/agreement.ts';
import type { Translated } from '#shared/kernel/translated.ts';
import type { Clauses } from './clauses.ts';
import type { PaperTexts } from './texts/en.ts';

/** The look and the wording of a kind of paper. */
export interface PaperLook {
  readonly entity: AgreementKind;
  /** The role of the other party. */
  readonly partner: Partner;
  readonly texts: Translated<PaperTexts>;
  readonly clauses: Clauses;
}
