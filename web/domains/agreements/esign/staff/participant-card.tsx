import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { DEADLINE_DAYS, EXPIRY_DAYS_MAX, GROUP_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { NumberInput } from '#web/ui/controls/number-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import type { DraftParticipant, DraftPerson } from './draft.ts';
import { ColleagueField, OutsiderFields } from './person-fields.tsx';
import { useSigningWords } from './words.ts';

interface ParticipantCardProps {
  readonly participant: DraftParticipant;
  readonly onChange: (participant: DraftParticipant) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A countersigner is always a colleague. Others may be one. */
const isColleague = ({ role, type, people }: DraftParticipant): boolean =>
  role === 'countersigner' || type === 'user' || people[0]?.userId !== undefined;

function People({ participant, onChange }: Pick<ParticipantCardProps, 'participant' | 'onChange'>) {
  const { t } = useLingui();
  const { people } = participant;
  const put = (next: readonly DraftPerson[]) =>
    onChange({
      ...participant,
      people: next,
      type: next.length > 1 ? 'group' : isColleague(participant) ? 'user' : 'outsider',
    });
  const Fields = isColleague(participant) ? ColleagueField : OutsiderFields;
  return (
    <>
      {people.map((person, i) => (
        <div className="es-person" key={person.id ?? i}>
          <Fields person={person} onChange={(next) => put(people.map((one, j) => (i === j ? next : one)))} />
          {people.length > 1 && (
            <IconButton label={t`Remove ${person.name}`} onClick={() => put(people.filter((_, j) => j !== i))}>
              <X size={14} />
            </IconButton>
          )}
        </div>
      ))}
      {people.length > 1 && <p className="meta">{t`Any one of them can act. The others are told.`}</p>}
    </>
  );
}

function Terms({ participant, onChange }: Pick<ParticipantCardProps, 'participant' | 'onChange'>) {
  const { t } = useLingui();
  const { people, deadlineDays, access } = participant;
  const [first] = people;
  const another = () => {
    if (!first) return;
    const { id, userId, ...kept } = first;
    const blank = { ...kept, name: '', email: '', mobile: '', capacity: '' };
    const added = isColleague(participant) ? { ...blank, userId: '' } : blank;
    onChange({ ...participant, type: 'group', people: [...people, added] });
  };
  return (
    <div className="es-terms">
      <Field label={t`Days to act`}>
        <NumberInput
          value={deadlineDays}
          live={false}
          max={{ value: EXPIRY_DAYS_MAX, says: () => t`at most ${EXPIRY_DAYS_MAX} days` }}
          onChange={(days) => onChange({ ...participant, deadlineDays: Math.max(1, days ?? DEADLINE_DAYS) })}
        />
      </Field>
      {!isColleague(participant) && (
        <Checkbox
          checked={access === 'code'}
          onChange={({ target }) => onChange({ ...participant, access: target.checked ? 'code' : 'open' })}
        >
          {t`Ask for a code by email`}
        </Checkbox>
      )}
      {people.length < GROUP_MAX && (
        <Button size="sm" icon={<Plus size={13} />} onClick={another}>
          {t`Or someone else`}
        </Button>
      )}
    </div>
  );
}

/** A place in the order: who acts there, as what, and until when. */
export function ParticipantCard({ participant, onChange, onMove, onRemove }: ParticipantCardProps) {
  const { t } = useLingui();
  const words = useSigningWords();
  const { role, people } = participant;
  const name = people[0]?.name || words.role(role);
  const roles = isColleague(participant)
    ? (['signer', 'approver', 'countersigner', 'copy'] as const)
    : (['signer', 'approver', 'copy'] as const);
  return (
    <li className="es-place">
      <div className="row">
        <Select
          aria-label={t`What ${name} does`}
          options={roles.map((value) => ({ value, label: words.role(value) }))}
          value={role}
          onChange={(event) => onChange({ ...participant, role: event.target.value as DraftParticipant['role'] })}
        />
        <span className="push" />
        {role !== 'countersigner' && (
          <>
            <IconButton label={t`Move ${name} up`} onClick={() => onMove(-1)}>
              <ArrowUp size={15} />
            </IconButton>
            <IconButton label={t`Move ${name} down`} onClick={() => onMove(1)}>
              <ArrowDown size={15} />
            </IconButton>
          </>
        )}
        <IconButton label={t`Remove ${name}`} onClick={onRemove}>
          <X size={15} />
        </IconButton>
      </div>
      <People participant={participant} onChange={onChange} />
      <Terms participant={participant} onChange={onChange} />
    </li>
  );
}
