import type { SubjectDefinition } from '#functions/domains/relations/import/public/target.ts';
import { isUsed } from '#functions/records/used.ts';
import { statesOf } from '#shared/data/states.ts';
import { checkCompany } from '#shared/domains/relations/company/rules.ts';
import { type CompanyFields, CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { companySimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { companySimilarityIndex, companyStore } from '../store.ts';
import { prepareCompany } from './prepare.ts';

/**
 * Refuses a state text for a country without states. A state is found when the company is written, or mapped by hand
 * later.
 */
function checkState({ address: { stateText, countryId } }: CompanyInput): void {
  if (stateText && statesOf(countryId).length === 0) throw new AppError('import.state', { field: 'address.stateText' });
}

export const companyImport: SubjectDefinition<CompanyFields, CompanyInput> = {
  store: companyStore,
  rights: { create: 'company.create', update: 'company.update', delete: 'company.delete' },
  schema: CompanyInput,
  check: checkCompany,
  checkWhole: checkState,
  freeArea: 'company',
  prepare: prepareCompany,
  title: ({ name }) => name,
  similarityKeys: companySimilarityKeys,
  isUsed: isUsed.company,
  nouns: ({ email, vatNumber, registerNumber }) => [email, vatNumber, registerNumber],
  known: ({ tenantId }) => companySimilarityIndex.everything(tenantId),
};
