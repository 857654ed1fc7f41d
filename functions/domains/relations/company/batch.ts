import { statusing } from '#functions/domains/reference/status/public/batch.ts';
import { tagging } from '#functions/domains/reference/tag/public/batch.ts';
import { approving, type BatchDefinition, removing, restoring } from '#functions/platform/record/batch.ts';
import { companyMachine } from '#shared/domains/relations/company/rules.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { companyMapping, companyStore } from './store.ts';

export const companyBatch: BatchDefinition<CompanyFields> = {
  store: companyStore,
  mapping: companyMapping,
  operations: {
    status: statusing('company', companyStore, 'company.update'),
    tags: tagging('company', companyStore, 'company.update'),
    approve: approving(companyStore, companyMachine, 'company.approve'),
    delete: removing(companyStore, 'company.delete'),
    restore: restoring(companyStore, 'company.delete'),
  },
};
