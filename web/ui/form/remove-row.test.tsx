// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { show } from '../controls/render.test-support.tsx';
import { LinesField } from './lines-field.tsx';

afterEach(cleanup);

function Rooms({ min }: { readonly min: number }) {
  const form = useForm({ defaultValues: { rooms: ['A', 'B', 'C'].map((name) => ({ name })) } });
  const words = { legend: 'Rooms', lineOf: (n: number) => `Room ${n}`, removeOf: (n: number) => `Remove room ${n}` };
  return (
    <FormProvider {...form}>
      <form>
        <LinesField {...words} name="rooms" add="Add room" blank={{ name: '' }} min={min} max={3} className="line">
          {(path) => <input {...form.register(`${path}.name` as 'rooms.0.name')} />}
        </LinesField>
      </form>
    </FormProvider>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
/** Takes a line away by keys; what has the focus then. */
async function taken(user: ReturnType<typeof show>['user'], line: number) {
  button(`Remove room ${line}`).focus();
  await user.keyboard('{Enter}');
  await new Promise(requestAnimationFrame);
  return document.activeElement;
}

it('hands the focus to the next line, then to the one before, then to what adds one', async () => {
  const { user } = show(<Rooms min={0} />);
  expect(await taken(user, 2)).toBe(button('Remove room 2'));
  expect(await taken(user, 2)).toBe(button('Remove room 1'));
  expect(await taken(user, 1)).toBe(button('Add room'));
});

it('passes over lines that have to stay', async () => {
  const { user } = show(<Rooms min={2} />);
  expect(await taken(user, 3)).toBe(button('Add room'));
});
