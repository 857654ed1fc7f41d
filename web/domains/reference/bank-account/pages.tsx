import { msg } from '@lingui/core/macro';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { masterPages } from '#web/kits/master/master-pages.tsx';

export const { ListPage, formPages } = masterPages(bankAccountContract.routes, () => import('./form.tsx'), {
  domain: 'bank-account',
  words: {
    title: msg`Bank accounts`,
    text: msg`Accounts you are paid into.`,
    add: msg`New bank account`,
    empty: msg`No bank accounts yet`,
  },
  columns: [
    { id: 'iban', label: msg`IBAN`, render: (row) => <span className="num">{ibanText(row.iban)}</span> },
    { id: 'holder', label: msg`Account holder` },
    { id: 'currency', label: msg`Currency` },
  ],
});
