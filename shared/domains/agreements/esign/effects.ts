import type { Effect, Source } from './schemas.ts';

/** The stage of the source after a step; undefined: the stage stays. */
type Stage = 'draft' | 'sent' | 'signed' | 'accepted' | 'declined';

const CONTRACT: Readonly<Partial<Record<Effect, Stage>>> = {
  sent: 'sent',
  fullySigned: 'signed',
  signedOnPaper: 'signed',
  draft: 'draft',
};
const STAGES: Readonly<Record<Source['kind'], Readonly<Partial<Record<Effect, Stage>>>>> = {
  contract: CONTRACT,
  purchaseAgreement: CONTRACT,
  quote: { ...CONTRACT, fullySigned: 'accepted', signedOnPaper: 'accepted', declined: 'declined' },
  file: {},
};

/** Returns the stage of a source after a step. Steps without a stage show in the status only. */
export const stageAfter = (kind: Source['kind'], effect: Effect): Stage | undefined => STAGES[kind][effect];
