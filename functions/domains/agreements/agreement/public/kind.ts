import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import { type AgreementRules, agreementOf } from '#shared/domains/agreements/agreement/rules.ts';
import type { AgreementFields, AgreementInput } from '#shared/domains/agreements/agreement/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { LinkKind } from '#shared/domains/relations/link/schemas.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Fields } from '#shared/kernel/record/fields.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import type { Translated } from '#shared/kernel/text/translated.ts';
import { type Renderings, renderingsOf } from './rendering-store.ts';

export type Agreement = Stored<AgreementFields>;
export type Show = Stored<ShowFields>;
/** The fields that a show proposes for a new agreement of a kind. */
export interface Proposal extends Pick<AgreementFields, 'locale' | 'company' | 'contact'> {
  readonly document: AgreementDocument;
}

/** The promoter of a show; without a company, the contact. */
export const promoterIdOf = ({ promoter, contact }: Show): Id | undefined => promoter?.companyId ?? contact?.contactId;

interface KindSpec<F extends AgreementFields> {
  readonly entity: AgreementKind;
  readonly store: RecordStore<F>;
  readonly mapping: ListMapping;
  readonly stages: readonly F['stage'][];
  /** Stages that no sum counts. */
  readonly uncounted: readonly F['stage'][];
  readonly rules: AgreementRules;
  /** The fields of its records, and who sees them. */
  readonly fields: Fields;
  /** `Contract`, as files, mails and links call it. */
  readonly name: Translated;
  readonly numberOf: (year: number, value: number) => string;
  /** Identifies the party with whom a show is agreed. All shows of an agreement have the same one. */
  readonly partyIdOf: (show: Show) => Id | undefined;
  /** Drafts the agreement of one show. */
  readonly propose: (ctx: UserContext, show: Show, locale: Locale | undefined) => Promise<Proposal>;
  /** Checks the stored document beyond its shape. */
  readonly checkDocument?: (document: AgreementInput['document']) => void;
  /** Removes the fields that a copy must not take over, such as the answer to the original. */
  readonly copied?: (agreement: F) => F;
  /** Adapts the document of a copy to its new date, which is today. */
  readonly redated?: (document: AgreementDocument) => AgreementDocument;
  /** Computes the fields that follow from the record and the day and are not stored. */
  readonly derived?: (ctx: TenantContext) => Promise<(record: Stored<F>) => object>;
  /** The page that its links open; by default, the one that shows the file. */
  readonly linkKind?: LinkKind;
  /** The actions by which the other party answers. Users outside see them in the log. */
  readonly answers?: readonly string[];
  /** Sending and signing it moves its show. */
  readonly movesShow?: boolean;
  /** Refuses to send an agreement whose validity is over. */
  readonly checkSending?: (ctx: UserContext, record: Stored<F>) => Promise<void>;
}
/** A kind of agreement without its own fields. The code of the kit is shared by all kinds. */
export type AgreementDefinition = KindSpec<AgreementFields> & { readonly rendering: Renderings<AgreementFields> };
export const agreementDefinition = <F extends AgreementFields>(spec: KindSpec<F>): AgreementDefinition => ({
  ...(spec as unknown as KindSpec<AgreementFields>),
  rendering: renderingsOf<AgreementFields>({ entity: spec.entity, stateOf: agreementOf }),
});
