import type { Partner } from '#shared/domains/agreements/paper/document.ts';
import type { AgreementKind } from '#shared/kernel/agreement.ts';
import type { Translated } from '#shared/kernel/translated.ts';
import type { Clauses } from './clauses.ts';
import type { AgreementTexts } from './texts/en.ts';

/** The look and the wording of a kind of paper. */
export interface AgreementTheme {
  readonly entity: AgreementKind;
  /** The role of the other party. */
  readonly partner: Partner;
  readonly texts: Translated<AgreementTexts>;
  readonly clauses: Clauses;
}
