import { companySimilarityIndex, companyStore } from '#functions/domains/relations/company/store.ts';
import { contactSimilarityIndex, contactStore } from '#functions/domains/relations/contact/store.ts';
import type { SimilarityIndex } from '#functions/platform/data/similarity-index.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { cityCountry } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import {
  companySimilarityKeys,
  contactSimilarityKeys,
  type SimilarityKey,
} from '#shared/domains/relations/duplicate/rules.ts';

export interface DuplicateDefinition<T extends object> {
  readonly store: RecordStore<T>;
  readonly index: SimilarityIndex;
  readonly similarityKeys: (record: T) => readonly SimilarityKey[];
  /** Returns the details that tell two records of the same name apart. */
  readonly detail: (record: T) => string;
}

export const companyDefinition: DuplicateDefinition<CompanyInput> = {
  store: companyStore,
  index: companySimilarityIndex,
  similarityKeys: companySimilarityKeys,
  detail: ({ address, vatNumber, email }) => [cityCountry(address), vatNumber, email].filter(Boolean).join(' · '),
};
export const contactDefinition: DuplicateDefinition<ContactFields> = {
  store: contactStore,
  index: contactSimilarityIndex,
  similarityKeys: contactSimilarityKeys,
  detail: ({ positions, email, mobile }) => [positions[0]?.companyName, email, mobile].filter(Boolean).join(' · '),
};
