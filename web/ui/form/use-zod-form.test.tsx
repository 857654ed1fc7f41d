// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { NetworkError } from '#web/platform/api-error.ts';
import { show } from '../controls/render.test-support.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './fields.tsx';
import { Form } from './form.tsx';
import type { FormSchema } from './resolver.ts';
import { Shown } from './shown.ts';
import { useZodForm } from './use-zod-form.ts';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Values {
  name: string;
}
const NAMED = z.object({ name: z.string() });
type OneProps = Readonly<{ schema?: FormSchema<Values>; onSubmit: () => Promise<unknown> }>;
function One({ schema = NAMED, onSubmit }: OneProps) {
  const form = useZodForm({ schema, defaultValues: { name: 'as typed' }, onSubmit });
  return (
    <Form form={form}>
      <ErrorSummary />
      <TextField name="name" label="Name" />
      <button type="submit">Save</button>
    </Form>
  );
}

it('says that nothing is saved while there is no connection, keeps it, and saves when it is back', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new NetworkError('network')).mockResolvedValue(undefined);
  const { user } = show(<One onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain("You're offline");
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'as typed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('sends once, however long the server takes', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onSubmit = vi.fn(() => new Promise(() => undefined));
  const { user } = show(<One onSubmit={onSubmit} />);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  now = 10_000;
  await user.click(save);
  await user.click(save);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('says so too when the rules of the form are out of reach', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const schema = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = show(<One schema={schema} onSubmit={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain("You're offline");
});

it('takes the next try at once where a page has said itself what went wrong', async () => {
  const onSubmit = vi.fn().mockRejectedValueOnce(new Shown()).mockResolvedValue(undefined);
  const { user } = show(<One onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('alert')).toBeNull();
});
