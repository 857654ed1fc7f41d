import { mergedCompany } from '#functions/domains/relations/company/public/merge.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { mergedContact } from '#functions/domains/relations/contact/public/merge.ts';
import { passportMoves } from '#functions/domains/relations/contact/public/passport-store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { proofMoves } from '#functions/domains/relations/german-tax/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Follower, Reference } from '#functions/platform/record/reference.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { referencesTo } from '#functions/records/references.ts';
import type { FreeValues } from '#shared/domains/identity/free-field/schemas.ts';
import type { CompanyFields, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields, ContactInput } from '#shared/domains/relations/contact/schemas.ts';
import type { MergeKind as AreaName } from '#shared/kernel/record/merge-area.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { favoritesOn } from './favorites.ts';

export interface Free {
  readonly freeFields?: FreeValues | undefined;
}
export interface Both<T> {
  readonly source: T;
  readonly target: T;
}
/** A main area whose records can be merged, with the references to them. */
export interface MergeDefinition<T extends Free, I extends Free> {
  readonly entity: AreaName;
  readonly store: RecordStore<T>;
  /** Makes the merged record. Values of `before`, which holds those of either record, may stay. */
  readonly merged: (ctx: UserContext, values: I, pair: Both<T>, before: T) => T | Promise<T>;
  readonly references: () => Promise<readonly Reference<Stored<T>>[]>;
  /** The other data of the record, which are no records themselves. They move too, and their number is not shown. */
  readonly belongings: readonly Follower<Stored<T>>[];
}

export const companyDefinition: MergeDefinition<CompanyFields, CompanyInput> = {
  entity: 'company',
  store: companyStore,
  merged: mergedCompany,
  references: referencesTo.company,
  belongings: [proofMoves, favoritesOn('company')],
};
export const contactDefinition: MergeDefinition<ContactFields, ContactInput> = {
  entity: 'contact',
  store: contactStore,
  merged: mergedContact,
  references: referencesTo.contact,
  belongings: [passportMoves, favoritesOn('contact')],
};
