// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatePicker } from '../controls/date-picker.tsx';
import { MoneyField } from '../controls/money-field.tsx';
import { show } from '../controls/render.test-support.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';

afterEach(cleanup);
const [page, dialog] = [vi.fn(), vi.fn()];
beforeEach(() => {
  for (const submit of [page, dialog]) submit.mockReset().mockImplementation((event: Event) => event.preventDefault());
});

/** A page's form with a field that has opened a dialog with a form of its own. */
function Both() {
  const form = useForm();
  const rest = { form, busy: false, dirty: false, stale: undefined };
  return (
    <Form form={{ ...rest, submit: page }}>
      <button type="submit">Create show</button>
      {createPortal(
        <>
          <input aria-label="Search" />
          <Form form={{ ...rest, submit: dialog }}>
            <input aria-label="Name" />
            <button type="submit">Create venue</button>
          </Form>
        </>,
        document.body,
      )}
    </Form>
  );
}

it('a dialog sends its own form, not the one of the page below', async () => {
  const { user } = show(<Both />);
  await user.click(screen.getByRole('button', { name: 'Create venue' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Control>}{Enter}{/Control}');
  expect(dialog).toHaveBeenCalled();
  expect(page).not.toHaveBeenCalled();
});

it('what is typed in a dialog without a form does not send the page', async () => {
  const { user } = show(<Both />);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), '{Control>}{Enter}{/Control}');
  expect(page).not.toHaveBeenCalled();
});

it('a page sends its own', async () => {
  const { user } = show(<Both />);
  await user.click(screen.getByRole('button', { name: 'Create show' }));
  expect(page).toHaveBeenCalledOnce();
  expect(dialog).not.toHaveBeenCalled();
});

function Named({ children }: { readonly children?: ReactNode }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: page }}>
      <TextField name="name" label="Name" />
      {children}
    </Form>
  );
}

it('of two forms that both ask for a name, each label leads to its own field', () => {
  show(<Named>{createPortal(<Named />, document.body)}</Named>);
  const [first, second] = screen.getAllByLabelText('Name');
  expect(first?.id).toBeTruthy();
  expect(first?.id).not.toBe(second?.id);
});

function WithFee() {
  const form = useForm();
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: page }}>
      <MoneyField label="Fee" value={{ minor: 0, currency: 'EUR' }} onChange={() => undefined} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('is not sent without what a control could not take, by button or by key', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = show(<WithFee />);
  const fee = screen.getByRole('textbox', { name: 'Fee' });
  await user.clear(fee);
  await user.type(fee, '987654321012.55{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(page).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(fee);
  await user.clear(fee);
  await user.type(fee, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(page).toHaveBeenCalledOnce();
});

function WithSummary() {
  const form = useForm({
    defaultValues: { artist: '' },
    resolver: () => ({ values: {}, errors: { artist: { type: 'required', message: 'please fill in this field' } } }),
  });
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: page }}>
      <ErrorSummary />
      <TextField name="artist" label="Artist" must />
      <DatePicker label="Start date" value="2027-01-02" onChange={() => undefined} />
      <button type="submit">Create show</button>
    </Form>
  );
}

it('a form with a text that no control can take names it in its summary, with what else is missing', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = show(<WithSummary />);
  const date = screen.getByRole('textbox', { name: 'Start date' });
  await user.clear(date);
  await user.type(date, '31 2 2027');
  await user.click(screen.getByRole('button', { name: 'Create show' }));
  expect(page).not.toHaveBeenCalled();
  const artist = await screen.findByRole('link', { name: 'Artist' });
  expect(document.activeElement?.contains(artist)).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Start date' }));
  expect(document.activeElement).toBe(date);
  await user.click(screen.getByRole('link', { name: 'Artist' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Artist' }));
});
