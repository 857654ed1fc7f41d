import { paperBatch } from '#functions/domains/paper/public/batch.ts';
import { quoteKind } from './public/kind.ts';

export const quoteBatch = paperBatch(quoteKind);
