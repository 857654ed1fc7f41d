import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import { MARK_VALUE_MAX, NAME_MAX } from '#shared/domains/agreements/esign/limits.ts';
import type { Invitation } from '#shared/domains/agreements/esign/view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { Consent } from './consent.tsx';
import { useGuest } from './guest.ts';
import { SignatureField } from './signature-field.tsx';
import { useSigning } from './use-signing.ts';

type Mark = Invitation['marks'][number];

/** Asks what a marked place in a file shows. */
function MarkField({ mark, error }: { readonly mark: Mark; readonly error: string | undefined }) {
  const { t } = useLingui();
  const { invitation, values, type } = useGuest();
  const file = invitation.files.find(({ id }) => id === mark.fileId)?.name ?? '';
  const key = `mark.${mark.id}`;
  return (
    <Field
      label={mark.label || (mark.kind === 'place' ? t`Place of signature` : t`Text`)}
      must
      error={error}
      help={t`Shown in ${file}, page ${mark.page}`}
    >
      <Input maxLength={MARK_VALUE_MAX} value={values[key] ?? ''} onChange={(event) => type(key, event.target.value)} />
    </Field>
  );
}

function SignerFields({ gaps }: { readonly gaps: ReadonlySet<string> }) {
  const { t } = useLingui();
  const { invitation, type, values } = useGuest();
  const name = values.name ?? invitation.me.name;
  const missing = (field: string) => (gaps.has(field) ? t`Please fill in this field` : undefined);
  return (
    <>
      <Field label={t`Your full name`} must error={missing('name')}>
        <Input
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => type('name', event.target.value)}
        />
      </Field>
      {invitation.marks.map((mark) => (
        <MarkField key={mark.id} mark={mark} error={missing(mark.id)} />
      ))}
    </>
  );
}

/** The name, the signature, the consent and the one button. Everything typed survives a lost session. */
export function SignForm() {
  const { me, senderName } = useGuest().invitation;
  const { gaps, submit, isPending, error, isAgreed, setAgreed, signature } = useSigning();
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = isChecked ? gaps : new Set<string>();
  const isApprover = me.role === 'approver';
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    // The fields that are missing are marked in the next drawing.
    const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!submit()) requestAnimationFrame(lead);
  };
  return (
    <form ref={form} className="eg-form" noValidate onSubmit={onSubmit}>
      {!isApprover && <SignerFields gaps={shown} />}
      {!isApprover && <SignatureField {...signature} isMissing={shown.has('picture')} />}
      <Consent isAgreed={isAgreed} onChange={setAgreed} isMissing={shown.has('consent')} />
      <Problem error={error} />
      <div className="eg-foot">
        <Button type="submit" kind="primary" size="xl" busy={isPending}>
          {isApprover ? <Trans>Approve</Trans> : <Trans>Sign</Trans>}
        </Button>
        <p className="mut eg-small">
          <Trans>This is an electronic signature. The files are sealed afterwards, and {senderName} is told.</Trans>
        </p>
      </div>
    </form>
  );
}
