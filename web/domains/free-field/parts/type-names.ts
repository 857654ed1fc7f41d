import { useLingui } from '@lingui/react/macro';
import type { FreeType } from '#shared/domains/free-field/schemas.ts';

export function useTypeNames(): Readonly<Record<FreeType, string>> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    multiline: t`Text of several lines`,
    number: t`Number`,
    money: t`Amount of money`,
    date: t`Date`,
    yesNo: t`Yes or no`,
    choice: t`One of a list`,
    multiChoice: t`Several of a list`,
    link: t`Web address`,
    contact: t`Contact`,
    company: t`Company`,
    file: t`File`,
  };
}
