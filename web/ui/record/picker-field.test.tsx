// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { show } from '../controls/render.test-support.tsx';
import { pickedItem } from './picked-item.ts';
import { PickerField } from './picker-field.tsx';
import type { PickerProps } from './record-picker.tsx';

afterEach(cleanup);

const OTHER = pickedItem('2', 'Jonas');
const Picker = ({ value, onChange }: PickerProps) => (
  <button type="button" onClick={() => onChange(OTHER)}>
    {value?.value ?? 'nobody'}
  </button>
);
function Owner({ name, start }: { readonly name: string; readonly start?: string }) {
  const form = useForm({ defaultValues: { ownerId: start } });
  return (
    <FormProvider {...form}>
      <PickerField name="ownerId" label="Agent" first={pickedItem('1', name)} picker={Picker} />
      <button type="button" onClick={() => form.reset()}>
        Discard
      </button>
    </FormProvider>
  );
}
const shown = () => screen.getAllByRole('button')[0]?.textContent;

it('names what the form holds: also once the name is known, what is chosen, and the first again', async () => {
  const { user, rerender } = show(<Owner start="1" name="…" />);
  await waitFor(() => expect(shown()).toBe('…'));
  rerender(<Owner start="1" name="Iris" />);
  expect(shown()).toBe('Iris');
  await user.click(screen.getByRole('button', { name: 'Iris' }));
  await waitFor(() => expect(shown()).toBe('Jonas'));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(shown()).toBe('Iris'));
});

it('names nobody where the form holds nobody', () => {
  show(<Owner name="Iris" />);
  expect(shown()).toBe('nobody');
});
