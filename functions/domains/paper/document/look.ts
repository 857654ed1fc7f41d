import type { Partner } from '#shared/domains/paper/document.ts';
import type { PaperEntity } from '#shared/domains/paper/entities.ts';
import type { Translated } from '#shared/kernel/translated.ts';
import type { Clauses } from './clauses.ts';
import type { PaperTexts } from './texts/en.ts';

/** What makes a kind of paper look and read as it does. */
export interface PaperLook {
  readonly entity: PaperEntity;
  /** Who the other party is. */
  readonly partner: Partner;
  readonly texts: Translated<PaperTexts>;
  readonly clauses: Clauses;
}
