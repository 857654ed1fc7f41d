// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Address } from '#shared/kernel/address.ts';
import type { Phase } from '#shared/kernel/appointment.ts';
import type { Money } from '#shared/kernel/money.ts';
import { type Period, type PeriodFilterResult, periodAt } from '#shared/kernel/period.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { AddressBlock } from './address-block.tsx';
import { PhaseFilter } from './choice-filter.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { ColorField } from './color-field.tsx';
import { ConfirmKeys } from './confirm-keys.tsx';
import { FileUpload } from './file-upload.tsx';
import { MoneyField } from './money-field.tsx';
import { PageSelector } from './page-selector.tsx';
import { PeriodFilter } from './period-filter.tsx';
import { Held, show } from './render.test-support.tsx';
import { TimeSpanControl } from './time-span-control.tsx';
import { QuarterSelector } from './unit-selector.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  await user.click(screen.getByRole('button', { name: 'Later' }));
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

it('MoneyField keeps minor units and refuses what is no amount', async () => {
  const seen = vi.fn();
  const value: Money = { minor: 680_000, currency: 'EUR' };
  const { user } = show(<MoneyField label="Fee" value={value} onChange={seen} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
  expect(box.value).toBe('6,800.00');
  await user.clear(box);
  await user.type(box, '-5{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('this is not an amount');
  expect(seen).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '7.250,5{Enter}');
  expect(seen).toHaveBeenLastCalledWith({ minor: 725_050, currency: 'EUR' });
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

describe('FileUpload', () => {
  class FakeRequest {
    static made: FakeRequest[] = [];
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    onload?: () => void;
    onabort?: () => void;
    headers: Record<string, string> = {};
    send = vi.fn();
    open = vi.fn();
    constructor() {
      FakeRequest.made.push(this);
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.onabort?.();
    }
    answer(status: number) {
      this.status = status;
      this.onload?.();
    }
  }
  beforeEach(() => {
    FakeRequest.made = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });
  const file = (name: string, size: number, type = 'image/png') => {
    const made = new File(['x'], name, { type });
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  const setUp = () => {
    const presign = vi.fn(async () => ({ url: 'http://files/1', headers: { 'content-type': 'image/png' }, key: 'k1' }));
    const done = vi.fn();
    const drawn = show(<FileUpload label="Logo" purpose="logo" multiple presign={presign} onUploaded={done} />);
    const choose = (...files: File[]) =>
      fireEvent.change(screen.getByLabelText('Logo', { selector: 'input' }), { target: { files } });
    return { ...drawn, presign, done, choose };
  };
  it('sends with a bar and hands over the key', async () => {
    const { choose, presign, done } = setUp();
    choose(file('logo.png', 2049));
    expect(screen.getByText('3 KB')).toBeDefined();
    expect(presign.mock.calls[0]).toMatchObject([
      { purpose: 'logo', name: 'logo.png', type: 'image/png', size: 2049 },
      {},
    ]);
    await waitFor(() => expect(FakeRequest.made[0]?.send).toHaveBeenCalled());
    const request = FakeRequest.made[0]!;
    expect(request.open).toHaveBeenCalledWith('PUT', 'http://files/1');
    expect(request.headers).toEqual({ 'content-type': 'image/png' });
    request.upload.onprogress?.({ loaded: 1025 });
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(50));
    request.answer(200);
    await screen.findByLabelText('Uploaded');
    expect(done).toHaveBeenCalledExactlyOnceWith({ key: 'k1', name: 'logo.png', type: 'image/png', size: 2049 });
  });
  it('refuses a file that is too large before it starts, the limit in words', () => {
    const { choose, presign } = setUp();
    choose(file('big.png', 10_485_761));
    expect(screen.getByRole('alert').textContent).toBe('this file is too large: at most 10 MB');
    choose(file('run.exe', 10, 'application/x-msdownload'));
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(presign).not.toHaveBeenCalled();
  });
  it('cancels one and says when another fails', async () => {
    const { choose, done, user } = setUp();
    choose(file('a.png', 10), file('b.png', 10));
    await waitFor(() => expect(FakeRequest.made).toHaveLength(2));
    const abort = vi.spyOn(FakeRequest.made[0]!, 'abort');
    await user.click(screen.getByRole('button', { name: 'Cancel a.png' }));
    expect(abort).toHaveBeenCalled();
    expect(screen.queryByText('a.png')).toBeNull();
    FakeRequest.made[1]!.answer(403);
    expect((await screen.findByRole('alert')).textContent).toBe('Something unexpected happened');
    expect(done).not.toHaveBeenCalled();
  });
});
