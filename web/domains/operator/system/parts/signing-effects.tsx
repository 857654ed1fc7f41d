import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SWITCHED_EFFECTS } from '#shared/kernel/record/signing-effects.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import { ChoicesField } from '#web/ui/form/choices-field.tsx';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

const useEffectNames = wordsHook<(typeof SWITCHED_EFFECTS)[number]>({
  sent: msg`It is sent for signature`,
  fullySigned: msg`Everyone has signed`,
  signedOnPaper: msg`It is signed on paper`,
  declined: msg`Someone declines to sign`,
  draft: msg`The signing is discarded`,
});

/** Chooses the steps of a signing after which document and show keep their status. */
export function SigningEffectsField() {
  const { t } = useLingui();
  const names = useEffectNames();
  return (
    <ChoicesField
      name="offEffects"
      label={t`A signing changes no status when`}
      help={t`The document and its show then keep their status. This applies to new signings`}
      className="rec-wide"
      options={SWITCHED_EFFECTS.map((value) => ({ value, label: names[value] }))}
    />
  );
}

/** The same in the log of the settings. */
export function useSigningEffectWords(): Required<Pick<ActivityWords, 'field' | 'value'>> {
  const { t } = useLingui();
  const names = useEffectNames();
  return {
    field: (field) => (field === 'offEffects' ? t`A signing changes no status when` : undefined),
    value: (field, value) =>
      field === 'offEffects' && Array.isArray(value)
        ? SWITCHED_EFFECTS.filter((one) => value.includes(one))
            .map((one) => names[one])
            .join(', ')
        : undefined,
  };
}
