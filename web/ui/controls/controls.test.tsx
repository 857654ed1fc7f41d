// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Address } from '#shared/kernel/geo/address.ts';
import type { Money } from '#shared/kernel/money/money.ts';
import type { Phase } from '#shared/kernel/record/appointment.ts';
import { type Period, type PeriodFilterResult, periodAt } from '#shared/kernel/time/period.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { AddressBlock } from './address-block.tsx';
import { PhaseFilter } from './choice-filter.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { ColorField } from './color-field.tsx';
import { ConfirmKeys } from './confirm-keys.tsx';
import { MoneyField } from './money-field.tsx';
import { PageSelector } from './page-selector.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { Held, show } from './render.test-support.tsx';
import { TimeSpanControl } from './time-span-control.tsx';
import { QuarterSelector } from './unit-selector.tsx';

afterEach(cleanup);

it('PhaseFilter needs one choice and stays as it was until there is one', async () => {
  const seen = vi.fn();
  const { user } = show(<PhaseFilter value={['options'] satisfies Phase[]} onChange={seen} />);
  await user.click(screen.getByRole('checkbox', { name: 'Options' }));
  expect(screen.getByRole('alert').textContent).toBe('please make a choice');
  expect(seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: 'Confirmed' }));
  expect(seen).toHaveBeenLastCalledWith(['confirmed']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PeriodFilter steps, changes type and hands over the result fields', async () => {
  const seen = vi.fn<(value: Period, result: PeriodFilterResult) => void>();
  const { user } = show(
    <Held start={periodAt('perMonth', '2026-11-28')}>
      {(value, set) => (
        <PeriodFilter
          name="date"
          title="Date"
          today="2026-11-21"
          value={value}
          onChange={(next, result) => {
            seen(next, result);
            set(next);
          }}
        />
      )}
    </Held>,
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(seen.mock.lastCall?.[1]).toEqual({
    filterName: 'date',
    filterTitle: 'Date',
    filterDisplayText: 'December 2026',
    period: 'perMonth',
    period_start: Date.UTC(2026, 11, 1),
    period_end: Date.UTC(2027, 0, 1),
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'Current quarter');
  expect(seen.mock.lastCall?.[0]).toEqual(periodAt('currentQuarter', '2026-11-21'));
  expect(screen.getByText('Quarter 4, 2026')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'From, to');
  const days = { start: '2026-10-01', end: '2026-12-31' };
  expect(seen.mock.lastCall?.[0]).toEqual({ period: 'fromUntilAndIncluding', ...days });
});

it('PageSelector goes to a typed page, digits only', async () => {
  const seen = vi.fn();
  const { user } = show(<PageSelector page={3} pageCount={40} onChange={seen} />);
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Go to page' }));
  await user.keyboard('4x1');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '41');
  expect(screen.getByRole('button', { name: 'Go' })).toHaveProperty('disabled', true);
  await user.keyboard('{Backspace}0{Enter}');
  expect(seen).toHaveBeenCalledExactlyOnceWith(40);
  cleanup();
  show(<PageSelector page={1} pageCount={7} onChange={seen} />);
  expect(screen.queryByRole('button', { name: 'Go to page' })).toBeNull();
});

it('QuarterSelector shows seven entries and picks one', async () => {
  const seen = vi.fn();
  const { user } = show(<QuarterSelector value="2024-05-05" onChange={seen} />);
  expect(screen.getAllByRole('button', { name: /^Q\d/ })).toHaveLength(7);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Q2 2024');
  await user.click(screen.getByRole('button', { name: 'Q4 2024' }));
  expect(seen).toHaveBeenLastCalledWith('2024-10-01');
});

it('QuarterSelector turns to other entries and years without choosing, and stays within the years', async () => {
  const seen = vi.fn();
  const { user } = show(<QuarterSelector value="2024-05-05" onChange={seen} />);
  const names = () => screen.getAllByRole('button', { name: /^Q\d/ }).map(({ textContent }) => textContent);
  const later = screen.getByRole('button', { name: 'Next' });
  await user.click(later);
  expect(names().at(-1)).toBe('Q4 2025');
  expect(later).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2020');
  expect(names()).toContain('Q2 2020');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(names().at(-1)).toBe('Q2 2019');
  expect(seen).not.toHaveBeenCalled();
});

it('TimeSpanControl keeps whole minutes and says when one is needed', async () => {
  const seen = vi.fn();
  const { user } = show(
    <Held<number | undefined> start={undefined}>
      {(value, set) => (
        <TimeSpanControl
          label="Set"
          required
          value={value}
          onChange={(next) => {
            seen(next);
            set(next);
          }}
        />
      )}
    </Held>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Hours' }));
  await user.tab();
  expect(screen.getByRole('alert').textContent).toBe('please fill in this field');
  await user.keyboard('7a5');
  expect(seen).toHaveBeenLastCalledWith(75);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('MoneyField keeps minor units and refuses what is no amount or too large', async () => {
  const seen = vi.fn();
  const value: Money = { minor: 680_000, currency: 'EUR' };
  const { user } = show(<MoneyField label="Fee" value={value} onChange={seen} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
  expect(box.value).toBe('6,800.00');
  await user.clear(box);
  await user.type(box, '-5{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('not a valid amount');
  expect(seen).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '99999999999999{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('the value should be at most 9,999,999,999.99 EUR');
  expect(seen).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '7.250,5{Enter}');
  expect(seen).toHaveBeenLastCalledWith({ minor: 725_050, currency: 'EUR' });
});

it('MoneyField without an amount shows the one that stands until then, and has none again when it is emptied', async () => {
  const seen = vi.fn();
  const { user } = show(
    <Held<number | undefined> start={undefined}>
      {(minor, set) => (
        <MoneyField
          label="Final"
          live
          value={{ minor, currency: 'EUR' }}
          blank={{ minor: 100_000, onBlank: () => set(undefined) }}
          onChange={(money) => {
            seen(money);
            set(money.minor);
          }}
        />
      )}
    </Held>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Final' });
  expect([box.value, box.placeholder]).toEqual(['', '1,000.00']);
  await user.click(box);
  await user.tab();
  expect(seen).not.toHaveBeenCalled();
  await user.type(box, '7');
  expect(seen).toHaveBeenLastCalledWith({ minor: 700, currency: 'EUR' });
  await user.tab();
  expect(box.value).toBe('7.00');
  await user.clear(box);
  await user.tab();
  expect(box.value).toBe('');
  expect(seen).not.toHaveBeenCalledWith({ minor: 0, currency: 'EUR' });
});

it('ColorField takes short and bare forms', async () => {
  const seen = vi.fn();
  const { user } = show(<ColorField label="Colour" value="#FF0A81" onChange={seen} />);
  const box = screen.getByRole('textbox', { name: 'Colour' });
  await user.clear(box);
  await user.type(box, 'red{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('please choose a colour');
  await user.clear(box);
  await user.type(box, 'f0a{Enter}');
  expect(seen).toHaveBeenCalledExactlyOnceWith('#FF00AA');
});

it('AddressBlock hides, disables and marks its fields, and asks for a state where there are states', async () => {
  const { user } = show(
    <Held start={Address.parse({ city: 'Austin' })}>
      {(value, set) => (
        <AddressBlock
          value={value}
          onChange={set}
          modes={{ name: 'notVisible', city: 'disabled', countryId: 'visibleMandatory' }}
          errors={{ countryId: 'please fill in this field' }}
        />
      )}
    </Held>,
  );
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('disabled', true);
  const country = screen.getByRole('combobox', { name: /Country/ });
  expect(country.getAttribute('aria-required')).toBe('true');
  expect(country.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('combobox', { name: 'State or province' })).toBeNull();
  await user.selectOptions(country, 'United States');
  await screen.findByRole('option', { name: 'Texas' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State or province' }), 'Texas');
  await user.selectOptions(country, 'Canada');
  expect(screen.getByRole('combobox', { name: 'State or province' })).toHaveProperty('value', '');
});

it('CollapsibleSection is remembered by the browser', async () => {
  const section = (
    <CollapsibleSection name="deal" title="Deal">
      <p>Fee</p>
    </CollapsibleSection>
  );
  const { user } = show(section);
  await user.click(screen.getByRole('button', { name: 'Deal' }));
  expect(screen.getByText('Fee').closest('[hidden]')).not.toBeNull();
  cleanup();
  show(section);
  expect(screen.getByRole('button', { name: 'Deal' }).getAttribute('aria-expanded')).toBe('false');
});

describe('ConfirmKeys', () => {
  const setUp = (confirm: () => Promise<{ errors?: { message: string }[] } | undefined>) => {
    const [done, failed] = [vi.fn(), vi.fn()];
    const call = vi.fn(confirm);
    const props = { keys: ['a', 'b'] as const, onConfirmed: done, onFailure: failed, action: 'Confirm address' };
    return { ...show(<ConfirmKeys {...props} confirm={call} />), call, done, failed };
  };
  const press = { name: 'Confirm address' };
  it.each([
    ['an answer with errors', async () => ({ errors: [{ message: 'first' }, { message: 'second' }] }), 'first', 0],
    ['a failed call', () => Promise.reject(new ApiError(400, { errors: [{ code: 'x', message: 'no' }] })), 'no', 0],
    ['a thrown failure', () => Promise.reject(new TypeError('x')), 'Something unexpected happened', 1],
  ])('shows %s', async (_, confirm, text, reported) => {
    const { user, done, failed } = setUp(confirm);
    await user.click(screen.getByRole('button', press));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(done).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledTimes(reported);
  });
  it('passes both keys and is done', async () => {
    const { user, call, done } = setUp(async () => undefined);
    await user.click(screen.getByRole('button', press));
    expect(call).toHaveBeenCalledExactlyOnceWith('a', 'b');
    expect(done).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', press)).toBeNull();
  });
});
