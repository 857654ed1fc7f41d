// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../controls/render.test-support.tsx';
import { TextField } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { Taken } from './taken.tsx';

afterEach(cleanup);
const ask = vi.fn(async (name: string) => ({ exists: name === 'Harbour' }));

function Named() {
  const form = useForm();
  const [left, setLeft] = useState('');
  const help = left && (
    <Taken id="company.nameExists" text={left} ask={ask}>
      There is another one.
    </Taken>
  );
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit: () => undefined }}>
      <TextField name="name" label="Name" help={help} onLeft={(name) => setLeft(name.trim())} />
    </Form>
  );
}

it('asks as the field is left, and says that another has the name', async () => {
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <Named />
    </QueryClientProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Name' });
  await user.type(box, ' Harbour');
  expect(ask).not.toHaveBeenCalled();
  await user.tab();
  await screen.findByText('There is another one.');
  expect(ask).toHaveBeenCalledExactlyOnceWith('Harbour');
  await user.type(box, 's');
  await user.tab();
  await vi.waitFor(() => expect(screen.queryByText('There is another one.')).toBeNull());
});
