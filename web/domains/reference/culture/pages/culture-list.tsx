import { msg } from '@lingui/core/macro';
import { type CultureCode, cultureTag } from '#shared/data/cultures.ts';
import { type Culture, cultureContract } from '#shared/domains/reference/culture/contract.ts';
import { builtinList } from '#web/kits/builtin/given-list.tsx';
import { switchColumns } from '#web/kits/builtin/given-switches.tsx';
import type { TableColumn } from '#web/kits/master/column-table.tsx';
import { RowName } from '#web/kits/master/row-name.tsx';
import { languageName } from '#web/platform/i18n.ts';

const { list, update } = cultureContract.routes;

/** A Saturday night in November, whoever reads it. */
const EXAMPLE = new Date('2026-11-28T20:30:00Z');
const AMOUNT = 1234567.89;

const written = (code: CultureCode, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(cultureTag(code), { ...options, timeZone: 'UTC' }).format(EXAMPLE);
const amount = (code: CultureCode): string =>
  new Intl.NumberFormat(cultureTag(code), { style: 'currency', currency: 'EUR' }).format(AMOUNT);
const nameOf = ({ code }: Culture): string => languageName(cultureTag(code));

function Language(culture: Culture) {
  const { code, isDefault } = culture;
  const example = <span lang={cultureTag(code)}>{written(code, { dateStyle: 'full' })}</span>;
  return <RowName name={nameOf(culture)} isDefault={isDefault} detail={example} />;
}

const COLUMNS: readonly TableColumn<Culture>[] = [
  { id: 'language', label: msg`Language`, render: (culture) => <Language {...culture} /> },
  { id: 'date', label: msg`Date`, render: ({ code }) => written(code, { dateStyle: 'short' }) },
  { id: 'time', label: msg`Time`, render: ({ code }) => written(code, { timeStyle: 'short' }) },
  { id: 'amount', label: msg`Amount`, figures: true, render: ({ code }) => amount(code) },
  ...switchColumns<Culture>({ domain: 'culture', update, nameOf }),
];

/** How dates, times and amounts are written for whom; each shown by example. */
export const { ListPage } = builtinList({
  title: msg`Regional formats`,
  text: msg`How dates, times and amounts are written on documents. New records use the default.`,
  list,
  wordsOf: nameOf,
  columns: COLUMNS,
});
