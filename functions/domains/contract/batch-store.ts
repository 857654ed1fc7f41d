import { paperBatch } from '#functions/domains/paper/batch-store.ts';
import { contractKind } from './kind-store.ts';

export const contractBatch = paperBatch(contractKind);
