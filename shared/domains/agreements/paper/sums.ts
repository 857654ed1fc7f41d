import { sumsOf } from '#shared/kernel/sum.ts';
import { paperTotals } from './document.ts';
import type { PaperFields } from './schemas.ts';

type Counted = Pick<PaperFields, 'stage' | 'owner' | 'document'>;

/** Sums of papers by what they share, each currency for itself, the largest first. */
export const sumsBy = <K extends object>(papers: readonly Counted[], shared: (paper: Counted) => K) =>
  sumsOf(
    papers,
    (paper) => ({ ...shared(paper), currency: paper.document.currency }),
    ({ document }) => {
      const { net, gross } = paperTotals(document.lines);
      return { net, gross };
    },
  ).sort((a, b) => b.gross - a.gross);
