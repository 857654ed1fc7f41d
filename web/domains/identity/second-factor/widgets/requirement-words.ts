import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Requirement } from '#shared/domains/identity/user/required-factor.ts';
import { wordsHook } from '#web/platform/words-hook.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';

/** The users who need a second factor. */
export const useRequiredOf = wordsHook<Requirement['of']>({
  nobody: msg`No one`,
  internal: msg`The team`,
  everyone: msg`The team and external users`,
});

/** The same in the log of the settings. */
export function useRequirementWords(): Required<Pick<ActivityWords, 'field' | 'value'>> {
  const { t } = useLingui();
  const names = useRequiredOf();
  const fields: Readonly<Record<string, string>> = {
    secondFactor: t`Require a second factor of`,
    secondFactorFrom: t`Second factor required from`,
  };
  return {
    field: (field) => fields[field],
    value: (field, value) => (field === 'secondFactor' ? names[value as Requirement['of']] : undefined),
  };
}
