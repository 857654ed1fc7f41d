import type { Effect } from '#shared/kernel/record/signing-effects.ts';

/** The stages to which a signing moves its source. */
export type SourceStage = 'draft' | 'sent' | 'signed' | 'accepted' | 'declined';

/** The stage of each step. Of several, the source takes the first that its kind has: a quote is accepted, not signed. */
const STAGES: Readonly<Partial<Record<Effect, readonly SourceStage[]>>> = {
  sent: ['sent'],
  fullySigned: ['accepted', 'signed'],
  signedOnPaper: ['accepted', 'signed'],
  declined: ['declined'],
  draft: ['draft'],
};

/** Returns the stage of a source after a step; undefined: the stage stays. `stages` are those of its kind. */
export const stageAfter = (stages: readonly string[], effect: Effect): SourceStage | undefined =>
  STAGES[effect]?.find((stage) => stages.includes(stage));
