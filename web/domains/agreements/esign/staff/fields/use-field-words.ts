import { useLingui } from '@lingui/react/macro';
import type { FieldKind } from './boxes.ts';

export function useFieldWords(): Readonly<Record<FieldKind, string>> {
  const { t } = useLingui();
  return { sign: t`Signature`, initials: t`Initials`, name: t`Name`, date: t`Date`, place: t`Place`, text: t`Text` };
}
