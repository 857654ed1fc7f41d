// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { show } from '../controls/render.test-support.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';
import { resolverOf } from './resolver.ts';
import { TabbedForm } from './tabbed-form.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const Journey = z.object({ name: z.string().min(1), from: z.string().min(1) });

function Page() {
  const form = useForm({ resolver: resolverOf(Journey), defaultValues: { name: '', from: '' } });
  const rest = { form, busy: false, dirty: false, stale: undefined };
  return (
    <Form form={{ ...rest, submit: form.handleSubmit(vi.fn()) }}>
      <ErrorSummary />
      <TabbedForm
        label="Journey"
        tabs={[
          { value: 'details', label: 'Details', fields: ['name'], content: <TextField name="name" label="Name" /> },
          { value: 'way', label: 'Way', fields: ['from'], content: <TextField name="from" label="From" /> },
        ]}
      />
      <button type="submit">Save</button>
    </Form>
  );
}
const inView = (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { name }).getAttribute('aria-selected')).toBe('true'));

it('sent, it leads to the first tab with something wrong, and then to the next', async () => {
  const { user } = show(<Page />);
  await user.click(screen.getByRole('tab', { name: 'Way' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await inView('Details');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await inView('Way');
});

it('a link of the summary leads to a field of the tab that is not in view', async () => {
  const { user } = show(<Page />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await inView('Details');
  await user.click(await screen.findByRole('link', { name: /From/ }));
  await inView('Way');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'From' }));
});
