import { statusing } from '#functions/domains/status/public/batch.ts';
import { tagging } from '#functions/domains/tag/public/batch.ts';
import { approving, type BatchArea, removing, restoring } from '#functions/platform/batch.ts';
import { companyMachine } from '#shared/domains/company/rules.ts';
import type { CompanyFields } from '#shared/domains/company/schemas.ts';
import { companyMapping, companyStore } from './store.ts';

export const companyBatch: BatchArea<CompanyFields> = {
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
