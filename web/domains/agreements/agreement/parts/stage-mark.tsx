import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { Status } from '#web/ui/status.tsx';

export function StageMark({ stage, pill }: { readonly stage: string; readonly pill?: boolean }) {
  const { looks, useStages } = useAgreementKind();
  const names = useStages();
  return (
    <Status {...(looks[stage] ?? { tone: 'grey', phase: 'options' })} pill={pill ?? false}>
      {names[stage] ?? stage}
    </Status>
  );
}
