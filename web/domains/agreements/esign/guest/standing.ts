import type { Invitation } from '#shared/domains/agreements/esign/view.ts';

/** How the document looks from the reader's place. */
export type Standing =
  | 'turn'
  | 'later'
  | 'held'
  | 'copy'
  | 'acted'
  | 'released'
  | 'passedOn'
  | 'completing'
  | 'completed'
  | 'onPaper'
  | 'declined'
  | 'expired'
  | 'withdrawn';

const ENDED = {
  completing: 'completing',
  completed: 'completed',
  manualComplete: 'onPaper',
  declined: 'declined',
  expired: 'expired',
  discarded: 'withdrawn',
} as const;

export function standingOf({ state, me }: Pick<Invitation, 'state' | 'me'>): Standing {
  if (state in ENDED) return ENDED[state as keyof typeof ENDED];
  if (me.status === 'replaced') return 'passedOn';
  if (me.status === 'done') return 'acted';
  if (me.status === 'released') return 'released';
  if (me.role === 'copy') return 'copy';
  if (me.isMyTurn) return 'turn';
  return me.status === 'pending' ? 'later' : 'held';
}

const CLOSED: readonly Standing[] = ['declined', 'withdrawn', 'passedOn', 'expired'];
/** Whether the reader may open the files. The links of a document that ended without signatures are withdrawn. */
export const mayRead = (standing: Standing): boolean => !CLOSED.includes(standing);

/** Whether the page looks for news by itself: the seal takes seconds. A hold takes longer, and ends with an email. */
export const isWatched = (standing: Standing): boolean => standing === 'completing';
