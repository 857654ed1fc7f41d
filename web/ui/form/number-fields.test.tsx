// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { LOCALES, type Locale } from '#shared/kernel/text/locale.ts';
import { MoneyField } from '../controls/money-field.tsx';
import { NumberInput, numberText, readNumber } from '../controls/number-input.tsx';
import { Held, show } from '../controls/render.test-support.tsx';
import { Form } from './form.tsx';
import { NumberField } from './number-field.tsx';
import { RateTextField } from './rate-text-field.tsx';
import { ScaledField } from './scaled-field.tsx';

afterEach(cleanup);
const speak = (locale: Locale) => i18n.loadAndActivate({ locale, messages: {} });
afterAll(() => speak('en-gb'));

const WEB = join(import.meta.dirname, '../..');
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-support)?\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

describe('there is one field for numbers', () => {
  it('and no page draws its own', () => {
    const inputs = /<(Input|input|TextField)\b[^>]*?\b(figures|type="number"|inputMode="(decimal|numeric)")/s;
    // One-time codes are texts, and a page of a list is a place.
    expect(filesWith(inputs)).toEqual([
      'domains/identity/account/pages/reset-password.tsx',
      'domains/identity/account/parts/code-form.tsx',
      'domains/identity/second-factor/parts/code-field.tsx',
      'domains/relations/link/widgets/code-access.tsx',
      'ui/controls/number-input.tsx',
      'ui/controls/page-selector.tsx',
      'ui/input.tsx',
    ]);
  });
  it('and no page reads signs by itself', () => expect(filesWith(/replace\((','|\/,\/g?), ?'\.'\)/)).toEqual([]));
  it('whose wrappers are all tried below', () =>
    expect(filesWith(/from '.*\/number-input\.tsx'/).filter((file) => file.startsWith('ui/'))).toEqual([
      'ui/controls/money-field.tsx',
      'ui/form/number-field.tsx',
      'ui/form/rate-text-field.tsx',
      'ui/form/scaled-field.tsx',
      'ui/list/range-editor.tsx',
    ]));
});

let values: { n?: unknown } = {};
function InForm({ children }: { readonly children: ReactNode }) {
  const form = useForm<{ n?: unknown }>({ defaultValues: { n: undefined } });
  values = form.watch();
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: (event) => event.preventDefault() }}>
      {children}
    </Form>
  );
}
const Price = () => (
  <Held<number | undefined> start={undefined}>
    {(minor, set) => {
      values = { n: minor };
      return <MoneyField label="n" value={{ minor, currency: 'KWD' }} onChange={(money) => set(money.minor)} />;
    }}
  </Held>
);
const Plain = () => (
  <Held<number | undefined> start={undefined}>
    {(value, set) => {
      values = { n: value };
      return <NumberInput aria-label="n" digits={3} value={value} onChange={set} />;
    }}
  </Held>
);
/** Each field, and how it keeps one thousand. */
const FIELDS: readonly (readonly [string, () => ReactNode, (thousandths: number) => unknown])[] = [
  ['NumberInput', Plain, (n) => n],
  ['MoneyField', Price, (n) => n],
  [
    'ScaledField',
    () => (
      <InForm>
        <ScaledField name="n" label="n" />
      </InForm>
    ),
    (n) => n,
  ],
  [
    'NumberField',
    () => (
      <InForm>
        <NumberField name="n" label="n" digits={3} />
      </InForm>
    ),
    (n) => n / 1_000,
  ],
  [
    'RateTextField',
    () => (
      <InForm>
        <RateTextField name="n" label="n" />
      </InForm>
    ),
    (n) => String(n / 1_000),
  ],
];
const POINT = new Set<Locale>(['en', 'en-gb']);
/** Portuguese of Portugal separates groups by a blank: a point before three figures is ambiguous there. */
const BLANK = new Set<Locale>(['pt']);
const expected = (locale: Locale, text: string): number | undefined => {
  const sign = text.includes('.') ? '.' : ',';
  if (sign === '.' && BLANK.has(locale)) return undefined;
  const figures = Number(text.replace(/[.,]/, ''));
  return (sign === '.') === POINT.has(locale) ? figures : figures * 1_000;
};

describe.each(LOCALES)('in %s', (locale) => {
  it.each(FIELDS)('%s reads one sign by the culture, shows what it read, and formats it', (_, Field, kept) => {
    for (const text of ['12,500', '1.234', '1.5', '0,25']) {
      speak(locale);
      show(<Field />);
      const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'n' });
      fireEvent.change(box, { target: { value: text } });
      const short = text.length < 5;
      const value = short ? Number(text.replace(',', '.')) * 1_000 : expected(locale, text);
      const hint = screen.queryByRole('status')?.textContent.replace('= ', '');
      fireEvent.blur(box);
      if (value === undefined) expect(screen.getByRole('alert').textContent).toMatch(/not a valid (number|amount)/);
      else {
        expect(values.n, `${text} in ${locale}`).toBe(kept(value));
        expect(hint ?? text).toBe(box.value);
        const again = readNumber(box.value, { digits: 3 });
        expect(again).toBe(value);
      }
      cleanup();
    }
  });
  it('reads back what it shows', () => {
    speak(locale);
    const value = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
    fc.assert(
      fc.property(value, currency, fc.constantFrom(0, 2), (n, code, extra) => {
        const least = exponentOf(code);
        const shape = { digits: least + extra, least, signed: true };
        expect(readNumber(numberText(n, shape), shape)).toBe(n);
      }),
    );
  });
});

it('stays empty once it is emptied, although the form began with a value', async () => {
  speak('en');
  function Rate() {
    const form = useForm<{ n?: unknown }>({ defaultValues: { n: 12_500 } });
    values = form.watch();
    return (
      <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: (event) => event.preventDefault() }}>
        <ScaledField name="n" label="n" />
      </Form>
    );
  }
  const { user } = show(<Rate />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'n' });
  expect(box.value).toBe('12.5');
  await user.clear(box);
  await user.tab();
  expect(box.value).toBe('');
});
