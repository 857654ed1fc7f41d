import { useLingui } from '@lingui/react/macro';
import type { StatementStage } from '#shared/domains/agreements/statement/stages.ts';
import { Status } from '#web/ui/status.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

export function useStageNames(): Readonly<Record<StatementStage, string>> {
  const { t } = useLingui();
  return {
    draft: t({ context: 'statement', message: 'Draft' }),
    sent: t({ context: 'statement', message: 'Sent' }),
    agreed: t({ context: 'statement', message: 'Agreed' }),
    settled: t({ context: 'statement', message: 'Settled' }),
  };
}
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
