import { msg } from '@lingui/core/macro';
import { alpha3Of } from '#shared/data/countries.ts';
import { statesOf } from '#shared/data/states.ts';
import { countryContract } from '#shared/domains/reference/country/contract.ts';
import type { Country } from '#shared/domains/reference/country/schemas.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { builtinList } from '#web/kits/builtin/given-list.tsx';
import type { TableColumn } from '#web/kits/master/column-table.tsx';
import { MasterName } from '#web/kits/master/master-name.tsx';
import { countryNameOf } from '#web/ui/country-name.ts';

const COLUMNS: readonly TableColumn<Country>[] = [
  { id: 'code', label: msg`Code`, render: ({ code }) => `${code} · ${alpha3Of(code)}` },
  {
    id: 'vatRate',
    label: msg`VAT rate`,
    render: ({ vatRateId }) => <MasterName list={vatRateContract.routes.list} id={vatRateId} />,
  },
  { id: 'states', label: msg`States`, figures: true, render: ({ code }) => statesOf(code).length || '' },
];

export const { ListPage } = builtinList({
  title: msg`Countries`,
  text: msg`Which countries are available in addresses, and each one's default VAT rate.`,
  list: countryContract.routes.list,
  named: { nameOf: countryNameOf, base: '/country' },
  wordsOf: ({ code }) => `${code} ${alpha3Of(code)}`,
  columns: COLUMNS,
});
