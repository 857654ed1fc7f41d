// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Held, show } from './controls/render.test-support.tsx';
import { closeToast, toastStore } from './toaster.ts';
import { useSubmit } from './use-submit.ts';

beforeEach(closeToast);
afterEach(cleanup);
const PATIENCE = 'Please be patient, the server is processing your request';

it('takes no press while it works, and asks for patience from the third', async () => {
  const onClick = vi.fn();
  const { user } = show(
    <Held start={false}>
      {(busy, setBusy) => (
        <Button
          busy={busy}
          onClick={() => {
            onClick();
            setBusy(true);
          }}
        >
          Copy
        </Button>
      )}
    </Held>,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Copy' }));
  await press();
  await press();
  expect(toastStore.get()).toBeUndefined();
  await press();
  expect(toastStore.get()?.text).toBe(PATIENCE);
  expect(onClick).toHaveBeenCalledOnce();
});

it('a step is sent once while it is under way, and again after a refusal', async () => {
  let answer: (worked: boolean) => void = () => undefined;
  const step = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answer = (worked) => (worked ? resolve() : reject(new DOMException('away')));
      }),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result } = renderHook(() => useSubmit());
  const submit = () => act(() => void result.current.submit(step));
  for (let i = 0; i < 3; i++) submit();
  expect(step).toHaveBeenCalledOnce();
  expect(toastStore.get()?.text).toBe(PATIENCE);
  await act(async () => answer(false));
  submit();
  expect(step).toHaveBeenCalledTimes(2);
  await act(async () => answer(true));
  submit();
  expect(step).toHaveBeenCalledTimes(2);
});
