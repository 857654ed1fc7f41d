import { companyTraitIndex } from '#functions/domains/duplicate/store.ts';
import type { TargetDefinition } from '#functions/domains/import/target-store.ts';
import { checkCompany } from '#shared/domains/company/rules.ts';
import { CompanyInput } from '#shared/domains/company/schemas.ts';
import { companyTraits } from '#shared/domains/duplicate/rules.ts';
import { prepareCompany } from './prepare-store.ts';
import { companyStore } from './store.ts';

export const companyImport: TargetDefinition<CompanyInput, CompanyInput> = {
  store: companyStore,
  rights: { create: 'company.create', update: 'company.update', delete: 'company.delete' },
  schema: CompanyInput,
  check: checkCompany,
  freeArea: 'company',
  prepare: prepareCompany,
  title: ({ name }) => name,
  traits: companyTraits,
  isUsed: async (ctx, id) => (await import('#functions/domains/merge/used-store.ts')).isCompanyUsed(ctx, id),
  known: ({ tenantId }) => companyTraitIndex.everything(tenantId),
};
