import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { CorrectionField } from '#shared/domains/agreements/esign/correction-fields.ts';
import { correctionFieldWords } from '#shared/domains/agreements/esign/correction-words.ts';
import { CORRECTION_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useAct, useGuest } from './guest.ts';
import { TaskForm } from './task-form.tsx';

type Known = Invitation['corrections'][number];
const keyOf = (field: CorrectionField) => `correct.${field}`;

function KnownField({ known }: { readonly known: Known }) {
  const { t } = useLingui();
  const { values, type } = useGuest();
  const { field, value, isPrinted, own } = known;
  const told =
    own?.state === 'refused'
      ? t`Not accepted: ${own.reason ?? ''}`
      : own?.state === 'held'
        ? t`The agency is checking this`
        : isPrinted
          ? t`Printed in the document`
          : undefined;
  return (
    <Field label={inLanguage(correctionFieldWords[field], currentLocale())} help={told}>
      <Input
        maxLength={CORRECTION_MAX}
        value={values[keyOf(field)] ?? value}
        onChange={(event) => type(keyOf(field), event.target.value)}
      />
    </Field>
  );
}

/** Corrects the reader's own data. Bank data is not among them. */
export function Correct() {
  const { t } = useLingui();
  const { values, invitation, finish } = useGuest();
  const [isChecked, setChecked] = useState(false);
  const { corrections, senderName, agency } = invitation;
  const changed = corrections.flatMap(({ field, value }) => {
    const typed = values[keyOf(field)];
    return typed === undefined || typed.trim() === value ? [] : [{ field, value: typed.trim() }];
  });
  const correcting = useAct(esignContract.routes.guestCorrect, () =>
    finish(
      <Trans>Your corrections are noted, and {senderName} knows of them.</Trans>,
      corrections.map(({ field }) => keyOf(field)),
    ),
  );
  const submit = () => {
    setChecked(true);
    if (changed.length > 0) correcting.mutate({ values: changed });
    return changed.length > 0;
  };
  return (
    <TaskForm
      title={t`Correct your details`}
      lead={
        <Trans>{agency} checks changes to printed details before you sign. Bank details are never changed here.</Trans>
      }
      action={t`Send corrections`}
      busy={correcting.isPending}
      error={correcting.error}
      onSubmit={submit}
    >
      {corrections.map((known) => (
        <KnownField key={known.field} known={known} />
      ))}
      {isChecked && changed.length === 0 && <p className="eg-problem" role="alert">{t`Change at least one field`}</p>}
    </TaskForm>
  );
}
