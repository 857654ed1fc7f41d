import type { Partner } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import type { Clauses } from './clauses.ts';
import type { AgreementTexts } from './texts/en.ts';

/** The look and the wording of a kind of agreement. */
export interface AgreementTheme {
  readonly entity: AgreementKind;
  /** The role of the other party. */
  readonly partner: Partner;
  readonly texts: Translated<AgreementTexts>;
  readonly clauses: Clauses;
}
