import { companyStore, companyTraitIndex } from '#functions/domains/relations/company/store.ts';
import { contactStore, contactTraitIndex } from '#functions/domains/relations/contact/store.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import type { TraitIndex } from '#functions/platform/traits.ts';
import { cityCountry } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { companyTraits, contactTraits, type Trait } from '#shared/domains/relations/duplicate/rules.ts';

export interface DuplicateArea<T extends object> {
  readonly store: RecordStore<T>;
  readonly index: TraitIndex;
  readonly traits: (record: T) => readonly Trait[];
  /** Returns the details that tell two records of the same name apart. */
  readonly detail: (record: T) => string;
}

export const companyArea: DuplicateArea<CompanyInput> = {
  store: companyStore,
  index: companyTraitIndex,
  traits: companyTraits,
  detail: ({ address, vatNumber, email }) => [cityCountry(address), vatNumber, email].filter(Boolean).join(' · '),
};
export const contactArea: DuplicateArea<ContactFields> = {
  store: contactStore,
  index: contactTraitIndex,
  traits: contactTraits,
  detail: ({ positions, email, mobile }) => [positions[0]?.companyName, email, mobile].filter(Boolean).join(' · '),
};
