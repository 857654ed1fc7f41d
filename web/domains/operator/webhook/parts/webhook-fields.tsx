import { useLingui } from '@lingui/react/macro';
import { WEBHOOK_ACTIONS, WEBHOOK_KINDS } from '#shared/domains/operator/webhook/names.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import { SwitchField, TextField } from '#web/ui/form/fields.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { useActionWords } from './words.ts';

/** The fields of an endpoint. */
export function WebhookFields() {
  const { t } = useLingui();
  const kinds = useKindWords('many');
  const actions = useActionWords();
  return (
    <>
      <TextField name="name" label={t`Name`} must maxLength={60} placeholder={t`Website`} />
      <TextField
        name="url"
        label={t`Address`}
        must
        type="url"
        inputMode="url"
        placeholder="https://example.com/backline"
        help={t`Backline sends a POST request to this address for each change.`}
      />
      <ChoicesField
        name="kinds"
        label={t`Records`}
        must
        className="wh-kinds"
        options={WEBHOOK_KINDS.map((value) => ({ value, label: kinds[value] }))}
      />
      <ChoicesField
        name="actions"
        label={t`Changes`}
        must
        options={WEBHOOK_ACTIONS.map((value) => ({ value, label: actions[value] }))}
      />
      <SwitchField name="isActive" label={t`Active`} />
    </>
  );
}
