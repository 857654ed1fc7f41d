import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AddresseeKey, ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

/** The names of the forms. Those of packages are the same in all languages. */
export function useMaskNames(): Readonly<Record<ExportMask, string>> {
  const { t } = useLingui();
  return { datev: 'DATEV', exactOnline: 'Exact Online', twinfield: 'Twinfield', csv: t`CSV file`, xlsx: t`Excel file` };
}

export const useAddresseeNames = wordsHook<AddresseeKey>({
  debtorNumber: msg`Debtor number`,
  companyNumber: msg`Number of the company in Backline`,
  vatNumber: msg`VAT number`,
  registerNumber: msg`Register number`,
});

/** The words for the keys of the masks. */
export const useKeyNames = wordsHook<string>({
  consultant: msg`Consultant number`,
  client: msg`Client number`,
  accountLength: msg`Digits of a ledger account`,
  chart: msg`Chart of accounts`,
  journal: msg`Journal`,
  debtorLedger: msg`Debtor ledger`,
});
