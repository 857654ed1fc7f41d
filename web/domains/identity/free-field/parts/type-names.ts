import { useLingui } from '@lingui/react/macro';
import type { FreeType } from '#shared/domains/identity/free-field/schemas.ts';

export function useTypeNames(): Readonly<Record<FreeType, string>> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    multiline: t`Multi-line text`,
    number: t`Number`,
    money: t`Amount of money`,
    date: t`Date`,
    yesNo: t`Yes or no`,
    choice: t`Single choice`,
    multiChoice: t`Multiple choice`,
    link: t`Web address`,
    contact: t`Contact`,
    company: t`Company`,
    file: t`File`,
  };
}
