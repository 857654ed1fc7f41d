import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { MARK_LABEL_MAX } from '#shared/domains/agreements/esign/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Select } from '#web/ui/input.tsx';
import type { FieldKind } from './boxes.ts';
import { useFieldWords } from './use-field-words.ts';

const KINDS: readonly FieldKind[] = ['sign', 'initials', 'name', 'date', 'place', 'text'];

/** The field that the next press places. */
export interface NextField {
  readonly participantId: string;
  readonly kind: FieldKind;
  readonly label: string;
}
interface FieldBarProps {
  readonly next: NextField;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly isOff: boolean;
  readonly onChange: (next: NextField) => void;
  /** Places the field in the middle of the page in view. */
  readonly onAdd: () => void;
}
/** Chooses whose field is placed, and of which kind. */
export function FieldBar({ next, people, isOff, onChange, onAdd }: FieldBarProps) {
  const { t } = useLingui();
  const words = useFieldWords();
  return (
    <div className="es-field-bar">
      <Field label={t`Person`}>
        <Select
          value={next.participantId}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ ...next, participantId: target.value })}
        />
      </Field>
      <Field label={t`Field`}>
        <Select
          value={next.kind}
          options={KINDS.map((kind) => ({ value: kind, label: words[kind] }))}
          onChange={({ target }) => onChange({ ...next, kind: target.value as FieldKind })}
        />
      </Field>
      {next.kind === 'text' && (
        <Field label={t`Question`} must>
          <Input
            maxLength={MARK_LABEL_MAX}
            value={next.label}
            onChange={({ target }) => onChange({ ...next, label: target.value })}
          />
        </Field>
      )}
      <Button icon={<Plus size={14} />} disabled={isOff} onClick={onAdd}>
        {t`Add field`}
      </Button>
    </div>
  );
}
