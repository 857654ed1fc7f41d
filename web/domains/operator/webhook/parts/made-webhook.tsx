import { useLingui } from '@lingui/react/macro';
import { ShownOnceField } from '#web/ui/shown-once-field.tsx';

/** Shows a signing secret this once. */
export function MadeSecret({ secret, isRotated = false }: { readonly secret: string; readonly isRotated?: boolean }) {
  const { t } = useLingui();
  return (
    <div className="form-stack">
      <ShownOnceField
        label={t`Signing secret`}
        value={secret}
        help={t`Your program checks with it that a message is from Backline. It is shown only once.`}
        copied={t`Secret copied`}
      />
      {isRotated && <p className="meta">{t`For 24 hours, messages carry signatures of the old and the new secret.`}</p>}
    </div>
  );
}
