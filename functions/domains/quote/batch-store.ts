import { paperBatch } from '#functions/domains/paper/batch-store.ts';
import { quoteKind } from './kind-store.ts';

export const quoteBatch = paperBatch(quoteKind);
