// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { show } from '../controls/render.test-support.tsx';
import { Form } from './form.tsx';
import { NumberField } from './number-field.tsx';
import { useZodForm } from './use-zod-form.ts';

vi.mock('@tanstack/react-router', () => ({ useBlocker: () => undefined }));
afterEach(cleanup);

const Seats = z.object({ next: z.int().min(1).default(1), capacity: z.int().optional() });
const sent = vi.fn();
function Both() {
  const form = useZodForm({ schema: Seats, defaultValues: { next: 7, capacity: 5 }, onSubmit: async (v) => sent(v) });
  return (
    <Form form={form}>
      <NumberField name="next" label="Next" must />
      <NumberField name="capacity" label="Capacity" />
      <button type="submit">Save</button>
    </Form>
  );
}
const typed = async (name: string | RegExp, text: string) => {
  const { user } = show(<Both />);
  const box = screen.getByRole('textbox', { name });
  await user.clear(box);
  if (text) await user.type(box, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};
const said = async () => (await screen.findByRole('alert')).textContent;

it.each(['1e3', '0x10', 'many', '-5', '1.5'])('takes digits only, not %s', async (text) => {
  await typed('Capacity', text);
  expect(await said()).toBe('only whole numbers are allowed');
  expect(sent).not.toHaveBeenCalled();
});

it('asks for what there must be, also where the schema has a number of its own', async () => {
  await typed(/Next/, '');
  expect(await said()).toBe('please fill in this field');
  expect(sent).not.toHaveBeenCalled();
});

it('sends none where none is needed', async () => {
  await typed('Capacity', '');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ next: 7 }));
});
