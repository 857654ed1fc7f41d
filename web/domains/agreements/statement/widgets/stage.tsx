import { msg } from '@lingui/core/macro';
import type { StatementStage } from '#shared/domains/agreements/statement/stages.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { Status } from '#web/ui/status.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

export const useStageNames = wordsHook<StatementStage>({
  draft: msg({ context: 'statement', message: 'Draft' }),
  sent: msg({ context: 'statement', message: 'Sent' }),
  agreed: msg({ context: 'statement', message: 'Agreed' }),
  settled: msg({ context: 'statement', message: 'Settled' }),
});
const LOOKS: Readonly<Record<StatementStage, { readonly tone: Tone; readonly phase: DotPhase }>> = {
  draft: { tone: 'grey', phase: 'options' },
  sent: { tone: 'blue', phase: 'confirmed' },
  agreed: { tone: 'amber', phase: 'confirmed' },
  settled: { tone: 'green', phase: 'confirmed' },
};

export const StageMark = ({ stage, pill = false }: { readonly stage: StatementStage; readonly pill?: boolean }) => (
  <Status {...LOOKS[stage]} pill={pill}>
    {useStageNames()[stage]}
  </Status>
);
