import { useLingui } from '@lingui/react/macro';
import type { AddresseeKey, ExportMask } from '#shared/domains/agreements/sales-export/masks.ts';

/** The names of the forms. Those of packages are the same in all languages. */
export function useMaskNames(): Readonly<Record<ExportMask, string>> {
  const { t } = useLingui();
  return { datev: 'DATEV', exactOnline: 'Exact Online', twinfield: 'Twinfield', csv: t`CSV file`, xlsx: t`Excel file` };
}

export function useAddresseeNames(): Readonly<Record<AddresseeKey, string>> {
  const { t } = useLingui();
  return {
    debtorNumber: t`Debtor number`,
    companyNumber: t`Number of the company in Backline`,
    vatNumber: t`VAT number`,
    registerNumber: t`Register number`,
  };
}

/** The words for the keys of the masks. */
export function useKeyNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    consultant: t`Consultant number`,
    client: t`Client number`,
    accountLength: t`Digits of a ledger account`,
    chart: t`Chart of accounts`,
    journal: t`Journal`,
    debtorLedger: t`Debtor ledger`,
  };
}
