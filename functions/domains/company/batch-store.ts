import { statusing } from '#functions/domains/status/batch-store.ts';
import { tagging } from '#functions/domains/tag/batch-store.ts';
import { type BatchArea, removing, restoring } from '#functions/platform/batch.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';
import { companyMapping, companyStore } from './store.ts';

export const companyBatch: BatchArea<CompanyInput> = {
  store: companyStore,
  mapping: companyMapping,
  operations: {
    status: statusing('company', companyStore, 'company.update'),
    tags: tagging('company', companyStore, 'company.update'),
    delete: removing(companyStore, 'company.delete'),
    restore: restoring(companyStore, 'company.delete'),
  },
};
