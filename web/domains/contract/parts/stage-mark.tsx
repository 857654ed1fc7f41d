import { useLingui } from '@lingui/react/macro';
import type { ContractStage } from '#shared/domains/contract/schemas.ts';
import { Status } from '#web/ui/status.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

const LOOKS: Readonly<Record<ContractStage, { readonly tone: Tone; readonly phase: DotPhase }>> = {
  draft: { tone: 'grey', phase: 'options' },
  sent: { tone: 'blue', phase: 'confirmed' },
  void: { tone: 'grey', phase: 'cancelled' },
};

/** Words of the stages; a hook because they follow the language. */
export function useStageNames(): Readonly<Record<ContractStage, string>> {
  const { t } = useLingui();
  return { draft: t`Draft`, sent: t({ context: 'contract', message: 'Sent' }), void: t`Void` };
}

export function StageMark({ stage, pill }: { readonly stage: ContractStage; readonly pill?: boolean }) {
  const names = useStageNames();
  return (
    <Status {...LOOKS[stage]} pill={pill ?? false}>
      {names[stage]}
    </Status>
  );
}
