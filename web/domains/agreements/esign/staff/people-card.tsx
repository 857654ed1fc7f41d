import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Draft, moved, numbered, withNew } from './draft.ts';
import { keptMarks } from './fields/boxes.ts';
import { ParticipantCard } from './participant-card.tsx';

type PeopleCardProps = Readonly<{ draft: Draft; onChange: (draft: Draft) => void }>;

function Adding({ draft, onChange }: PeopleCardProps) {
  const { user } = useMe();
  const colleague = { userId: user.id, name: user.name };
  return (
    <div className="row es-adds">
      <Button size="sm" icon={<Plus size={13} />} onClick={() => onChange(withNew(draft, 'signer'))}>
        <Trans>Signer</Trans>
      </Button>
      <Button size="sm" icon={<Plus size={13} />} onClick={() => onChange(withNew(draft, 'approver'))}>
        <Trans>Approver</Trans>
      </Button>
      <Button size="sm" icon={<Plus size={13} />} onClick={() => onChange(withNew(draft, 'countersigner', colleague))}>
        <Trans>Countersigner</Trans>
      </Button>
      <Button size="sm" icon={<Plus size={13} />} onClick={() => onChange(withNew(draft, 'copy'))}>
        <Trans>Copy</Trans>
      </Button>
    </div>
  );
}

/** Everyone whom the document concerns, step by step. People of one step act in any order. */
export function PeopleCard({ draft, onChange }: PeopleCardProps) {
  const { t } = useLingui();
  const { participants } = draft;
  const steps = [...new Set(participants.map(({ step }) => step))];
  const put = (next: typeof participants) =>
    onChange({ ...draft, participants: numbered(next), marks: keptMarks(draft.marks, { participants: next }) });
  return (
    <Card title={t`People`} count={participants.length} anchor="participants">
      {steps.map((step) => (
        <section key={step} aria-label={t`Step ${step}`}>
          <h3 className="es-step">
            <Trans>Step {step}</Trans>
          </h3>
          <ul className="es-places">
            {participants.map((one, i) =>
              one.step === step ? (
                <ParticipantCard
                  key={one.id ?? i}
                  participant={one}
                  onChange={(next) => put(participants.map((other, j) => (i === j ? next : other)))}
                  onMove={(by) => onChange(moved(draft, i, by))}
                  onRemove={() => put(participants.filter((_, j) => j !== i))}
                />
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <Adding draft={draft} onChange={onChange} />
    </Card>
  );
}
