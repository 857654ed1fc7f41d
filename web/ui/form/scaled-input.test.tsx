// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../controls/render.test-support.tsx';
import { Form } from './form.tsx';
import { ScaledField } from './scaled-field.tsx';

afterEach(cleanup);
const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
function Rate() {
  const form = useForm({ defaultValues: { rate: 12_500 } });
  return (
    <Form form={{ form, busy: false, dirty: false, stale: undefined, submit }}>
      <ScaledField name="rate" label="Rate" suffix="%" />
      <button type="submit">Save</button>
    </Form>
  );
}

it('keeps what it cannot read, says so, and is not sent with it', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { user } = show(<Rate />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rate' });
  await user.clear(box);
  await user.type(box, 'fifteen');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(box.value).toBe('fifteen');
  expect(screen.getByRole('alert').textContent).toBe('not a valid number');
  expect(submit).not.toHaveBeenCalled();
  await user.clear(box);
  await user.type(box, '15,5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(box.value).toBe('15.5');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(submit).toHaveBeenCalledOnce();
});
